import { fromAny } from '@total-typescript/shoehorn';
import { repeatOutput } from './repeat-output.ts';

test.each([
  [true, ['\u001b[H\u001b[2J\u001b[3Jone', '\u001b[H\u001b[2J\u001b[3Jtwo']],
  [false, ['one', 'two']],
])('only a changed text is written again; a terminal (%s) is cleared first', async (isTTY, said) => {
  const stop = new AbortController();
  const words = ['one', 'one', 'two'];
  const heard: string[] = [];
  const out = { isTTY, write: (text: string) => heard.push(text) > 0 };
  const say = async () => {
    const word = words.shift() ?? '';
    if (words.length === 0) stop.abort();
    return word;
  };
  await repeatOutput(say, fromAny(out), { signal: stop.signal, pauseMs: 0 });
  expect(heard).toEqual(said);
});

test('ends when its reader is gone', async () => {
  const heard: string[] = [];
  const out = { write: (text: string) => heard.push(text) > 0, errored: null as Error | null };
  const say = async () => {
    if (heard.length === 2) out.errored = new Error('EPIPE');
    return `${heard.length}`;
  };
  await repeatOutput(say, fromAny(out), { pauseMs: 0 });
  expect(heard).toEqual(['0', '1', '2']);
});
