/** Where the long-term memory of a space stands. */
export const MEMORY_FILE = 'MEMORY.md';
