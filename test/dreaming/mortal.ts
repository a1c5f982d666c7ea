import type { Space, Spaces } from '../../src/conversation/spaces.ts';
import { createDreams, type DreamJob } from '../../src/dreaming/dreams.ts';
import { openKeeper } from '../../src/memory/keeper.ts';
import type { LongFiles, Vault } from '../../src/memory/vault.ts';
import type { StateMap } from '../../src/state/store.ts';
import { ANA, redact, uncounted, type World } from './kit.ts';

/** Durable writes that fail from one of them on, before it or after it: a process that dies, or a disk that is full. */
export class Mortal {
  readonly writes: string[] = [];
  readonly #at: number;
  readonly #moment: 'before' | 'after';
  readonly #error: () => Error;
  dead = false;

  /**
   * @param at number of the first write that fails, from 1
   * @param error what those who write get
   */
  constructor(
    at: number,
    moment: 'before' | 'after',
    error: () => Error = () => new Error('The process is dead.'),
  ) {
    this.#at = at;
    this.#moment = moment;
    this.#error = error;
  }

  async write<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.dead) throw this.#error();
    this.writes.push(name);
    if (this.writes.length !== this.#at) return work();
    this.dead = true;
    if (this.#moment === 'after') await work();
    throw this.#error();
  }

  /** Lets writes through again. */
  heal(): void {
    this.dead = false;
  }

  /** An object whose named methods are durable writes. */
  wrap<T extends object>(of: T, name: string, methods: readonly (keyof T & string)[]): T {
    const wrapped = { ...of };
    for (const method of methods) {
      const own = (of[method] as (...given: unknown[]) => Promise<unknown>).bind(of);
      Object.assign(wrapped, {
        [method]: (...given: unknown[]) =>
          this.write(`${name}.${method}${typeof given[0] === 'string' ? ` ${given[0]}` : ''}`, () =>
            own(...given),
          ),
      });
    }
    return wrapped;
  }
}

/** The outbox: what is in it is sent once, whatever happens to the process. */
export type Sent = Map<string, string>;

export function mortalSpaces(world: World, mortal: Mortal): Spaces {
  let opened: Promise<Space> | undefined;
  const open = async (): Promise<Space> => {
    const { space, clock } = world;
    const vault = mortal.wrap<Vault & LongFiles>(space.vault, 'vault', ['append', 'replace', 'remove']);
    const keeper = openKeeper({
      vault,
      now: () => clock.now(),
      warn: () => undefined,
      hasFailed: async (run) => (await space.state.run(run))?.outcome === 'failed',
    });
    await keeper.recover();
    const state = mortal.wrap(space.state, 'state', ['judge', 'putRun', 'set']);
    return { ...space, vault, keeper, state };
  };
  return {
    ...world.spaces,
    open: () => {
      opened ??= open();
      return opened;
    },
  };
}

export function dreamsOf(world: World, mortal: Mortal, sent: Sent, spaces = mortalSpaces(world, mortal)) {
  const jobs: StateMap<DreamJob> = mortal.wrap(world.state.map<DreamJob>('jobs'), 'jobs', ['set', 'delete']);
  return createDreams({
    config: world.config,
    spaces,
    jobs,
    models: world.models,
    redact,
    ledger: uncounted,
    mayDream: async () => true,
    owner: ANA,
    clock: world.clock,
    notify: (id, _, text) =>
      mortal.write('notify', async () => {
        if (!sent.has(id)) sent.set(id, text);
      }),
    warn: () => undefined,
  });
}
