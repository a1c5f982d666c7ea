/** The keys of a JSON document: of an object, of the elements of a list, or `any` where nothing is said. */
export type Shape = { keys: Map<string, Shape> } | { element: Shape } | 'any';

const TOKEN = /[{}[\],:]|\w+/g;

/**
 * Reads shapes as the documentation writes them: `{a, b: {c}, d: [{e}]}`. A name in capitals stands for one of `known`.
 * @throws Error when a bracket is missing
 */
export function readShape(text: string, known: ReadonlyMap<string, Shape>): Shape {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const take = (wanted?: string): string => {
    const token = tokens[at++] ?? '';
    if (wanted !== undefined && token !== wanted)
      throw new Error(`"${token}" stands where ${wanted} belongs`);
    return token;
  };
  const shape = (): Shape => {
    const token = take();
    if (token === '[') {
      const element = shape();
      take(']');
      return { element };
    }
    if (token !== '{') return known.get(token) ?? 'any';
    const keys = new Map<string, Shape>();
    do {
      const name = take();
      let value: Shape = 'any';
      if (tokens[at] === ':') {
        take(':');
        value = shape();
      }
      keys.set(name, value);
    } while (take() === ',');
    return { keys };
  };
  return shape();
}

/** Where a value has other keys than its shape, as paths; a null fits every shape. */
export function differences(value: unknown, shape: Shape, path = ''): string[] {
  if (shape === 'any' || value === null) return [];
  if ('element' in shape) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((one) => differences(one, shape.element, `${path}[]`));
  }
  const present = new Map(Object.entries(value as object));
  const missing = [...shape.keys.keys()].filter((key) => !present.has(key));
  const unknown = [...present.keys()].filter((key) => !shape.keys.has(key));
  return [
    ...missing.map((key) => `${path}.${key} is missing`),
    ...unknown.map((key) => `${path}.${key} is not described`),
    ...[...shape.keys].flatMap(([key, inner]) =>
      present.has(key) ? differences(present.get(key), inner, `${path}.${key}`) : [],
    ),
  ];
}
