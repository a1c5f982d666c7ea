import { createConsoleAdapter } from '../../../adapters/console/index.ts';
import { type AdapterHarness, describeAdapter } from '../../contract/adapter.ts';
import { inputOf, RecordedOutput } from './streams.ts';

function harness(interactive: boolean): AdapterHarness {
  const input = inputOf();
  const output = new RecordedOutput();
  const adapter = createConsoleAdapter({
    input,
    output,
    interactive,
    errorOutput: new RecordedOutput(),
    now: () => Date.UTC(2026, 4, 1),
    name: 'Ada',
  });
  return {
    adapter,
    conversation: 'console:local',
    say: (text) => void input.write(`${text}${interactive ? '\r' : '\n'}`),
    posts: () =>
      interactive
        ? output.writes.filter((write) => write.startsWith('reverie> ')).map((write) => write.slice(9, -1))
        : output.writes.map((write) => write.slice(0, -1)),
    stall: () => output.stick(),
    close: () => void input.destroy(),
  };
}

describeAdapter('the piped console', () => harness(false));
describeAdapter('the interactive console', () => harness(true));
