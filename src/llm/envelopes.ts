import { z } from 'zod';
import type { NoteKind } from '../memory/types.ts';
import type { DistillationEnvelope, NarrationEnvelope, OperationName, SummaryEnvelope } from './model.ts';

const OPERATIONS = ['add', 'merge', 'update', 'remove', 'keep', 'skip'] as const satisfies OperationName[];

/** The number of a turn, an item or a candidate: from 1; models write it as a string now and then. */
const number = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value),
  z.int().positive(),
);

/** A text that may be missing. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Many times what a prompt gives reason for; looking at each of a hundred thousand takes seconds. */
const MOST_ELEMENTS = 500;

/** A list of bounded length: what is longer is not looked at. */
function bounded<T extends z.ZodType>(element: T) {
  return z.array(z.unknown()).max(MOST_ELEMENTS).pipe(z.array(element));
}

/** A list that may be missing, or be its only element. */
function list<T extends z.ZodType>(element: T) {
  return z.preprocess(
    (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]),
    bounded(element),
  );
}

/** A word of a closed set, in any case. */
function lowered<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), schema);
}

/** Memory lies above this layer, so only its type is used here; the compiler keeps the two equal. */
const KINDS = {
  preference: true,
  person: true,
  decision: true,
  plan: true,
  fact: true,
  rule: true,
  experience: true,
  event: true,
  task: true,
} satisfies Record<NoteKind, true>;

function isKind(value: string): value is NoteKind {
  return Object.hasOwn(KINDS, value);
}

/** A kind that is not ours becomes `fact`, which earns a note no privilege. */
const kind = lowered(z.string().transform((value): NoteKind => (isKind(value) ? value : 'fact')));

/** The answer of a summariser. `notes` must be there: a missing list would read as "nothing worth keeping". */
export const summaryEnvelope: z.ZodType<SummaryEnvelope> = z.object({
  notes: bounded(
    z.object({
      text: z.string(),
      kind,
      subject: text,
      quotes: list(z.object({ turn: number, quote: z.string() })),
    }),
  ),
});

/** The answer of a distiller. `operations` must be there, for the same reason. */
export const distillationEnvelope: z.ZodType<DistillationEnvelope> = z.object({
  operations: bounded(
    z.object({
      op: lowered(z.enum(OPERATIONS)),
      items: list(number),
      candidates: list(number),
      text,
      heading: text,
      quotes: list(z.object({ candidate: number, quote: z.string() })),
      reason: text,
    }),
  ),
});

const PARTS = [
  'light',
  'rem',
  'deep',
  'insights',
  'observation',
] as const satisfies (keyof NarrationEnvelope)[];

/** The answer of a narrator. Parts may be missing, but not all of them. */
export const narrationEnvelope: z.ZodType<NarrationEnvelope> = z
  .looseObject({})
  .refine((value) => PARTS.some((part) => part in value), `has none of ${PARTS.join(', ')}`)
  .pipe(z.object({ light: text, rem: text, deep: text, insights: text, observation: text }));
