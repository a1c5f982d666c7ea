import { splitMessage } from './split.ts';

/** A text that would flood a chat, for one message that begins it and carries the whole as a file. */
interface Document {
  /** In the markup of the service: how it begins, and that the rest is in the file. */
  opening: string;
  /** All of it, as it was handed over. */
  text: string;
}

/** A text that takes more messages than this goes as a document. */
export const MOST_MESSAGES = 4;
/** A name that every telephone opens. */
export const DOCUMENT_NAME = 'message.txt';

/** As much of the beginning as tells what it is about; a caption on Telegram takes 1,024 characters. */
const OPENING_LENGTH = 700;

/** What is said when nobody gave another sentence for it. */
export const IN_FILE = 'This is only the beginning: the whole text is in the file.';

/** @param inFile says that the whole text is in the file */
export function documentOf(text: string, inFile: string): Document {
  // The splitter is shown no more of a long text than it needs for one piece.
  const [beginning = ''] = splitMessage(text.trimStart().slice(0, 2 * OPENING_LENGTH), OPENING_LENGTH);
  return { opening: `${beginning.trimEnd()}\n\n${inFile}`.trimStart(), text };
}
