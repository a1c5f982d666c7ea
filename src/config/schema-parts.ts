import * as z from 'zod/mini';
import { languageFault, zoneFault } from './values.ts';

// What the schema of the configuration is built of. zod/mini checks the same as zod and loads in less time; every
// command pays for that.

export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** A key without a default. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return described(z.exactOptional(schema), description);
}

/** A group of keys that may be left out as a whole. */
export function section<Shape extends z.core.$ZodShape>(description: string, shape: Shape) {
  const object = z.strictObject(shape);
  return described(z.prefault(object, {} as z.input<typeof object>), description);
}

export function count(value: number, most: number, description: string) {
  return described(z._default(z.int().check(z.minimum(1), z.maximum(most)), value), description);
}

export function duration(value: number, most: number, description: string) {
  return described(z._default(z.number().check(z.positive(), z.maximum(most)), value), description);
}

export function share(value: number, description: string) {
  return described(z._default(z.number().check(z.minimum(0), z.maximum(1)), value), description);
}

export function amount(most: number) {
  return z.number().check(z.minimum(0), z.maximum(most));
}

export function flag(value: boolean, description: string) {
  return described(z._default(z.boolean(), value), description);
}

export function choice<const Choice extends string>(
  value: Choice,
  choices: readonly Choice[],
  description: string,
) {
  return described(z._default(z.enum(choices), value as never), description);
}

/** A text for which `fault` gives no sentence. */
export function checked(fault: (text: string) => string | undefined) {
  return z.string().check((context) => {
    const message = fault(context.value);
    if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

export function matching(pattern: RegExp, message: string) {
  return z.string().check(z.regex(pattern, message));
}

export function timeOfDay(value: string, description: string) {
  const pattern = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
  const time = matching(pattern, 'A time of day is written HH:mm, from 00:00 to 23:59');
  return described(z._default(time, value), description);
}

export const zone = checked(zoneFault);
export const language = checked(languageFault);
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
