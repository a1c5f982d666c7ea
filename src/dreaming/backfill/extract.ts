import { classifyStatement } from '../../llm/offline/classify.ts';
import type { GroundedRow } from '../../memory/grounded.ts';
import type { LiveNote } from '../../memory/notes.ts';
import { addressesAssistant } from '../../memory/support.ts';
import { hashText } from '../../memory/vault.ts';
import { gently } from '../../state/gently.ts';

/**
 * The statements among historical notes, found by rule in each of the languages. What no rule takes for a statement is
 * none.
 */
export async function statementsIn(
  notes: readonly LiveNote[],
  redact: (text: string) => string,
): Promise<GroundedRow[]> {
  const found: GroundedRow[] = [];
  for await (const { key, path, line, day, text, record } of gently(notes)) {
    const kind = addressesAssistant(text) ? 'rule' : (record?.kind ?? classifyStatement(text));
    if (kind === undefined) continue;
    found.push({ key, path, line, day, text: redact(text), hash: hashText(text), kind });
  }
  return found;
}
