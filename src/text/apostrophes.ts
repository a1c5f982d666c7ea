/** A text with one kind of apostrophe, as word lists have it; as long as it was. */
export function plainApostrophes(text: string): string {
  return text.replace(/[’ʼ‘`´]/g, "'");
}
