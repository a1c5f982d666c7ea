import type { Api, ApplicationInfo } from './api.ts';
import { platformError } from './errors.ts';
import { platformId } from './places.ts';

const CACHED_MS = 60 * 60_000;
const ACCEPTED = 2;
/** Members with the role `read_only` may look at the application, no more. */
const ROLES: readonly string[] = ['owner', 'admin', 'developer'];

/** The people to whom the application belongs, looked up once an hour. */
export class Owners {
  readonly #api: Api;
  readonly #now: () => number;
  #known: { at: number; ids: readonly string[] } | undefined;

  constructor(api: Api, now: () => number) {
    this.#api = api;
    this.#now = now;
  }

  /** @throws PlatformError */
  async list(): Promise<readonly string[]> {
    if (this.#known !== undefined && this.#now() - this.#known.at < CACHED_MS) return this.#known.ids;
    const application = await this.#api.application().catch((error: unknown) => {
      throw platformError(error);
    });
    const ids = ownersOf(application);
    this.#known = { at: this.#now(), ids };
    return ids;
  }
}

/** Of a team's application the members who accepted and may change it; else the one owner. */
function ownersOf({ owner, team }: ApplicationInfo): string[] {
  if (team == null) return owner === undefined ? [] : [platformId(owner.id)];
  return team.members
    .filter(({ membership_state }) => membership_state === ACCEPTED)
    .filter(({ role, user }) => ROLES.includes(role) || user.id === team.owner_user_id)
    .map(({ user }) => platformId(user.id));
}
