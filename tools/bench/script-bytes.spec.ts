import type { RequestRecord } from './requests.ts';
import { compressed, sentFor } from './script-bytes.ts';

const file = (url: string, bytesSent: number): RequestRecord => ({
  url,
  type: 'Script',
  from: undefined,
  scripted: false,
  startedAt: 0,
  endedAt: 1,
  bytesSent,
  bytes: bytesSent * 3,
  status: 200,
  failure: undefined,
  hops: 0,
});

test('a script that was only fetched ahead costs nothing yet, one that ran counts as sent', () => {
  const records = [file('/main.js', 900), file('/ahead.js', 5000)];
  expect(sentFor(records, new Set(['/main.js']))).toBe(900);
  expect(sentFor(records, new Set())).toBe(0);
});

test('a document whose own scripts ran is not counted as a script file', () => {
  const document = { ...file('/nl/', 30_000), type: 'Document' };
  expect(sentFor([document, file('/main.js', 900)], new Set(['/nl/', '/main.js']))).toBe(900);
});

test('scripts inside the document count as they are sent, compressed', () => {
  expect(compressed([])).toBe(0);
  expect(compressed(['let a = 1;'.repeat(200)])).toBeLessThan(100);
});
