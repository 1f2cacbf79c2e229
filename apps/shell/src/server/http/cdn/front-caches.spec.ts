import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveRemotes } from '../../request/live-remotes';
import { followReleases } from './follow-releases';
import { FrontCaches } from './front-caches';

// Skips the pauses between retries.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

let server: Server;
let told: string[];
let statuses: number[];
const warn = jest.fn();

beforeEach(async () => {
  told = [];
  statuses = [];
  warn.mockClear();
  server = createServer((request, answer) => {
    const { 'surrogate-key': keys, 'soft-purge': soft } = request.headers;
    told.push(`${request.method} ${soft ? 'soft ' : ''}${String(keys)}`);
    answer.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => server.close());

const fronts = (count = jest.fn()) =>
  new FrontCaches([`http://127.0.0.1:${(server.address() as AddressInfo).port}`], { warn }, count);
async function tellings(count: number): Promise<string[]> {
  while (told.length < count) await new Promise((soon) => setTimeout(soon, 10));
  return told;
}

test('changes that arrive together go in one purge, which is sent a second time later', async () => {
  const caches = fronts();
  caches.forget(['product:a', 'product:*']);
  caches.forget(['product:b', 'product:*']);
  expect(await tellings(2)).toEqual(Array.from({ length: 2 }, () => 'PURGE product:a product:* product:b'));
  caches.stop();
});

test('many keys go in several requests, and a failed purge is retried', async () => {
  const caches = fronts();
  statuses = [503];
  caches.forget(
    Array.from({ length: 200 }, (_, n) => `product:${String(n).padStart(32, '0')}`),
    'soft',
  );
  const all = await tellings(7);
  expect(all.every((each) => each.startsWith('PURGE soft product:') && each.length < 4100)).toBe(true);
  expect(new Set(all).size).toBe(3);
  expect(warn).not.toHaveBeenCalled();
  caches.stop();
});

test('counts purges that succeeded and purges that failed after all retries', async () => {
  const count = jest.fn();
  const caches = fronts(count);
  caches.forget(['product:a']);
  await tellings(2);
  statuses = Array.from({ length: 10 }, () => 503);
  caches.forget(['product:b']);
  await tellings(12);
  await new Promise((soon) => setTimeout(soon, 50));
  expect(count.mock.calls.flat()).toEqual(['done', 'done', 'failed', 'failed']);
  expect(warn).toHaveBeenCalledTimes(2);
  caches.stop();
});

test('a release soft-purges the old composition, and a draw of visits hard-purges all pages at its start and end', () => {
  const forget = jest.fn();
  let composition = 'c1';
  let drawKey = '';
  const { look, stop } = followReleases(
    { current: () => ({ composition }) as ReturnType<LiveRemotes['current']> },
    { drawKey: () => drawKey },
    forget,
  );
  look();
  look();
  expect(forget).not.toHaveBeenCalled();
  composition = 'c2';
  look();
  expect(forget).toHaveBeenLastCalledWith(['composition:c1'], 'soft');
  drawKey = 'c3 2026-11-26';
  look();
  look();
  expect(forget).toHaveBeenLastCalledWith(['frame'], 'hard');
  drawKey = '';
  look();
  expect(forget).toHaveBeenCalledTimes(3);
  stop();
});
