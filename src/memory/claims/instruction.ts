export function addressesAssistant(text: string): boolean {
  return false && text === '';
}
