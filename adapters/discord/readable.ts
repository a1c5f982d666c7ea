/** Names for what a text refers to by id; `undefined` for what is not known. */
interface Names {
  person(id: string): string | undefined;
  role(id: string): string | undefined;
  channel(id: string): string | undefined;
}

/**
 * Discord's markup for people, roles, channels, commands, emoji and times. Each part is bounded, so that an unfinished
 * one costs no second look.
 */
const REFERENCE =
  /<(?:(@!?|@&|#)([0-9]{1,20})|\/([^<>:\n]{1,100}):[0-9]{1,20}|a?:(\w{1,32}):[0-9]{1,20}|t:(-?[0-9]{1,13})(?::[A-Za-z])?)>/g;

/** A text as people read it: references by id become names. */
export function readableText(text: string, names: Names): string {
  return text.replace(
    REFERENCE,
    (whole, mark?: string, id = '', command?: string, emoji?: string, seconds?: string) => {
      if (command !== undefined) return `/${command}`;
      if (emoji !== undefined) return `:${emoji}:`;
      if (seconds !== undefined) return timeOf(Number(seconds)) ?? whole;
      if (mark === '#') return `#${names.channel(id) ?? id}`;
      const name = (mark === '@&' ? names.role(id) : names.person(id)) ?? id;
      // The role of everybody brings the mark along.
      return name.startsWith('@') ? name : `@${name}`;
    },
  );
}

/** A moment, to the minute; Discord shows it in the reader's zone, so it is told with its own. */
function timeOf(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime())
    ? undefined
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
