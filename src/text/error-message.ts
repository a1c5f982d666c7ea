/** What was thrown, as a sentence: the message of an error, or else the thing itself as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
