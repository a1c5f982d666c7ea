import type { CommandServices } from '../../src/commands/command.ts';
import { createOwners } from '../../src/commands/owners.ts';
import { parseConfig } from '../../src/config/validate.ts';
import type { Admission } from '../../src/delivery/admission.ts';
import type { Greetings } from '../../src/delivery/greetings.ts';
import type { Unanswered } from '../../src/delivery/unanswered.ts';
import type { Clock } from '../../src/time/clock.ts';

/** What the intake needs to know about people, where nobody is refused. */
export const everybodyIsWelcome = (clock: Clock) => ({
  services: {
    config: parseConfig({}),
    clock,
    owners: createOwners({ configured: [], clock, warn: () => undefined }),
  } as unknown as CommandServices,
  admission: { judge: async () => 'welcome', owesNotice: () => false } as unknown as Admission,
  greetings: {} as Greetings,
  unanswered: { note: async () => undefined, settle: async () => undefined } as unknown as Unanswered,
  mayBeLost: async () => undefined,
  mayBeUndone: async () => undefined,
});
