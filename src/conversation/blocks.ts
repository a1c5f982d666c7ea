type BlockName = 'memory' | 'earlier' | 'recalled';

/** What could open or close one of the blocks. */
const BLOCK_TAG = /<(?=[\s/]*(?:memory|earlier|recalled)\b)/gi;

/** A part of a prompt that is data; nothing inside may close it. */
export function block(name: BlockName, text: string): string {
  return `<${name}>\n${text.replace(BLOCK_TAG, '‹')}\n</${name}>`;
}
