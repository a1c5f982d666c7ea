import type { AdapterEvents } from '../chat/adapter.ts';
import { messageOf } from '../chat/errors.ts';
import type { IncomingDeletion, IncomingEdit } from '../chat/message.ts';
import type { createTurns } from '../chat/turns.ts';
import type { Owners } from '../commands/owners.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Spaces } from '../conversation/spaces.ts';
import type { Clock } from '../time/clock.ts';
import { plausibleTime } from '../time/plausible.ts';
import type { Admission } from './admission.ts';
import { keyOf, type Unheard } from './unheard.ts';

interface ChangesOptions {
  spaces: Pick<Spaces, 'conversation' | 'idOf' | 'open'>;
  admission: Pick<Admission, 'mayKeep'>;
  owners: Pick<Owners, 'isOwner'>;
  clock: Pick<Clock, 'now'>;
  /** What is said in a conversation, one after another. */
  inOrder: ReturnType<typeof createTurns>;
  unheard: Unheard;
}

/** What becomes of messages that people change or take back. */
export function createChanges({
  spaces,
  admission,
  owners,
  clock,
  inOrder,
  unheard,
}: ChangesOptions): Pick<AdapterEvents, 'edited' | 'deleted'> {
  async function change(
    changed: IncomingDeletion | IncomingEdit,
    work: (conversation: Conversation) => Promise<void>,
  ): Promise<boolean> {
    const { id } = changed.conversation;
    const key = `${keyOf(changed)} ${'text' in changed ? 'edit' : 'deletion'}`;
    try {
      await inOrder(id, async () => {
        // Of a room in which nothing was heard there is nothing to change. What tells of a change may know less of it.
        const known = spaces.conversation(id);
        if (known === undefined) return;
        const space = await spaces.open(spaces.idOf(known));
        await work(await space.conversation(known));
      });
      unheard.taken(key);
      return true;
    } catch (error) {
      const what = `An edited or deleted message in ${id} could not be brought up to date`;
      unheard.tell(key, `${what}: ${messageOf(error)}`);
      return false;
    }
  }

  return {
    edited: (edit) =>
      change(edit, (conversation) =>
        conversation.edited({ ...edit, at: plausibleTime(edit.at, clock.now()) }, async (author) =>
          admission.mayKeep(conversation.ref, author, await owners.isOwner(author)),
        ),
      ),
    deleted: (deletion) =>
      change(deletion, (conversation) =>
        conversation.deleted({ ...deletion, at: plausibleTime(deletion.at, clock.now()) }),
      ),
  };
}
