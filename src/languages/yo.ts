/** The text with `е` for every `ё`, which Russian writes as it likes; as long as before. */
export function withoutYo(text: string): string {
  return text.includes('ё') || text.includes('Ё') ? text.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : text;
}
