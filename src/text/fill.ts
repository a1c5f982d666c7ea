/** A template with what is put in for its `{name}`; a name that is not given stays as it stands. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  // A function and one pass, because the values are people's words and may hold `$&` or `{name}`.
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Lines as a list. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
