import { createInterface } from 'node:readline';

/** Asks the person at the command line; scripted in tests. */
export interface Prompt {
  /** The line that is answered; `undefined` when the input has ended or Ctrl-C was pressed. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/**
 * A prompt over streams. Answers that arrive before their question, as from a pipe, are kept for it.
 * @param terminal whether a person edits the line there
 */
export function openPrompt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  terminal: boolean,
): Prompt {
  const reader = createInterface({ input, output, terminal });
  const early: string[] = [];
  let ended = false;
  let answer: ((line: string | undefined) => void) | undefined;
  const settle = (line: string | undefined): void => {
    const waiting = answer;
    answer = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) early.push(line);
  };
  reader.on('line', settle);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    // What is said next does not stand behind the question.
    if (terminal && answer !== undefined) output.write('\n');
    settle(undefined);
  });
  return {
    async ask(question) {
      const line = early.shift();
      if (line !== undefined || ended) {
        output.write(`${question}\n`);
        return line;
      }
      reader.setPrompt(terminal ? question : `${question}\n`);
      reader.prompt();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    close: () => reader.close(),
  };
}
