/** `MEMORY.md` as text: reading it into items, and editing items in it. */
export { type Edit, type EditOptions, editMemory } from './memory-edit.ts';
export {
  isPinnedHeading,
  type MemoryDocument,
  type MemorySection,
  type ParsedItem,
  PINNED_HEADING,
  parseMemory,
} from './memory-parse.ts';

/** Where the long-term memory of a space stands. */
export const MEMORY_FILE = 'MEMORY.md';
