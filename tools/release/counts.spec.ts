import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askFaults, askVisits } from './counts.ts';

const fault = (release: string, times: number, kind = 'error') => ({ release, times, kind, name: 'x' });
const COUNTED = {
  process: 'a',
  blocks: [],
  faults: [
    fault('mf-search@1a2b', 2),
    fault('shell', 1),
    fault('mf-search@1a2b', 3),
    fault('shell', 4, 'answer'),
  ],
};

/** A server that returns its counts to clients with the token `t`. */
let counts: unknown;
const server = createServer(({ headers }, answer) => {
  answer.statusCode = headers.authorization === 'Bearer t' ? 200 : 401;
  answer.end(JSON.stringify(counts));
});
let at: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (counts = COUNTED));
afterAll(() => server.close());

test('a server returns its counts to a client with the token', async () => {
  expect(await askVisits(at, 't')).toEqual({ process: 'a', blocks: [] });
  expect(await askFaults(at, 't')).toEqual({
    browsers: { 'mf-search@1a2b': 5, shell: 1 },
    pages: { shell: 4 },
  });
});

test.each([askVisits, askFaults])(
  'a request without counts rejects with one sentence as the reason',
  async (ask) => {
    await expect(ask(at, 'x')).rejects.toThrow('takes neither this token nor this key. Set PLATFORM_TOKEN');
    counts = 'something else';
    await expect(ask(at, 't')).rejects.toThrow('does not say what it counted (200)');
    await expect(ask('http://127.0.0.1:1', 't')).rejects.toThrow('cannot be reached (');
  },
);
