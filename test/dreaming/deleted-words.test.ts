import { describe, expect, it } from 'vitest';
import { ANA, openWorld } from './kit.ts';

describe('a dream', () => {
  it.each([
    ['I am allergic to shellfish.', 'just kidding about the shellfish'],
    ['Ich bin gegen Nüsse allergisch.', 'War nur Spaß mit den Nüssen'],
  ])('asks about a line whose words were taken back with that as the reason: %s', async (said, back) => {
    const world = await openWorld();
    await world.hear(said, ANA);
    await world.dream();
    expect(await world.memory()).toHaveLength(1);
    await world.hear(back, ANA);
    expect((await world.dream()).change?.held).toMatchObject([
      { op: 'remove', code: 'taken_back', reason: 'Whoever said it has taken it back.' },
    ]);
  });

  it('asks about a line whose message was edited with that as the reason', async () => {
    const world = await openWorld();
    const conversation = { id: 'fake:1', kind: 'private' as const };
    await world.hear('I am allergic to shellfish.', ANA, 'one');
    await world.dream();
    const at = world.clock.now();
    await (await world.space.conversation(conversation)).edited({
      conversation,
      ref: 'one',
      at,
      text: 'Good evening.',
    });
    expect((await world.dream()).change?.held).toMatchObject([{ op: 'remove', code: 'source_edited' }]);
  });
});
