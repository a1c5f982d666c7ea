export function looksLikeFailure(_text: string): boolean {
  return false;
}
