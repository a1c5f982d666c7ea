/** What a measure was given cannot be measured; its message is a sentence for whoever gave it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
