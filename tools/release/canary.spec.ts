import { fromPartial } from '@total-typescript/shoehorn';
import {
  drawVisit,
  VisitCounts,
  type VisitSnapshot,
} from '../../libs/federation/src/releases/canary/index.ts';
import { folderPointers } from '../../libs/federation/src/releases/store/index.ts';
import { moveCanary, signingKey } from '../../libs/federation/src/releases/composition/index.ts';
import {
  admit,
  canaryNow,
  quarantineRelease,
  revoke,
  rollbackCanary,
  startCanary,
  releaseVersions,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryWatch } from './canary.ts';

/** A server that returns its counts to clients with the token `t`. */
const answers = { counts: { process: 'a', blocks: [] } as VisitSnapshot | string };
const server = createServer(({ headers }, answer) => {
  answer.statusCode = headers.authorization === 'Bearer t' ? 200 : 401;
  answer.end(JSON.stringify(answers.counts));
});
let at: string;
const dir = mkdtempSync(join(tmpdir(), 'weefsel-canary-'));
const pointers = folderPointers(dir);
const publishedStore = publishedFolder();

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

test('the counts of an ended process are kept, and those of another one are added', async () => {
  const since = new Date(Date.now() - 600_000).toISOString();
  const canary = {
    composition: '0123456789abcdef',
    against: 'fedcba9876543210',
    percent: 5,
    since,
    blockSeconds: 60,
    waitSeconds: 0,
  };
  await moveCanary(pointers, canary, undefined);
  const releaseStore = fromPartial<ReleaseStore>({ pointers, files: { read: async () => undefined } });
  const said: string[] = [];
  const { look } = canaryWatch({
    releaseStore,
    servers: [at],
    secret: () => 't',
    say: (line) => said.push(line),
  });
  const counted = (process: string) => {
    const counts = new VisitCounts(process);
    // A block that is still open at the second look.
    const now = Date.now();
    counts.begin(drawVisit(canary, now, 0));
    counts.begin(drawVisit(canary, now, 0.9));
    return counts.toJSON();
  };
  answers.counts = counted('first');
  await look();
  answers.counts = counted('second');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  await look();
  jest.restoreAllMocks();
  const now = await canaryNow(releaseStore);
  expect(now).toMatchObject({
    verdict: 'wait',
    because: 'The canary has seen 2 of 500 sessions at 5 %.',
    canary: { percent: 5 },
  });
  expect(said).toEqual([]);
});

test('without an answer of a server nothing is decided, and the reason is reported', async () => {
  const releaseStore = fromPartial<ReleaseStore>({ pointers });
  const said: string[] = [];
  const watch = canaryWatch({
    releaseStore,
    servers: ['http://127.0.0.1:1'],
    secret: () => 't',
    say: (line) => said.push(line),
  });
  expect(await watch.look()).toMatchObject({ did: 'nothing', because: 'No server says what it counted.' });
  await watch.look();
  expect(said).toEqual(['http://127.0.0.1:1/__platform/counts cannot be reached (bad port).']);
});

test('a key of other remotes decides nothing about a canary, and asks no server', async () => {
  const { releaseStore } = publishedStore;
  for (const [name, version] of [
    ['mf-search', 'one'],
    ['mf-search', 'two'],
  ] as const)
    await publishedStore.put(name, version);
  await releaseVersions(releaseStore, { 'mf-search': 'one' });
  await startCanary(releaseStore, { 'mf-search': 'two' }, { percent: 5 });
  const secret = jest.fn(async () => 't');
  const watchOf = (remotes: string[]) =>
    canaryWatch({ releaseStore, servers: [at], secret, remotes, say: () => undefined });
  expect(await watchOf(['mf-stores']).look()).toEqual({
    did: 'nothing',
    because: 'The canary changes mf-search, and this key decides about mf-stores only.',
  });
  expect(secret).not.toHaveBeenCalled();
  expect(await watchOf(['mf-search']).look()).toMatchObject({ canary: { percent: 5 } });
  expect(secret).toHaveBeenCalledTimes(1);
});

test('a watch ends when its key is revoked', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { grant, privateKey } = await admit(publishedStore.releaseStore, { remotes: ['mf-search'], until });
  const key = await signingKey(publishedStore.dir, privateKey);
  const releaseStore = { ...publishedStore.releaseStore, key: async () => key };
  const watch = canaryWatch({
    ...{ releaseStore, servers: [at], secret: () => 't', say: () => undefined },
    remotes: ['mf-search'],
  });
  await revoke(publishedStore.releaseStore, grant.id);
  await expect(watch.follow(AbortSignal.timeout(10_000))).rejects.toThrow(
    `The key ${grant.id} was revoked by Anna on`,
  );
});

test('a watch ends when a version of the canary comes into quarantine, with the reason', async () => {
  const { releaseStore } = publishedStore;
  for (const version of ['one', 'two']) await publishedStore.put('mf-search', version);
  await releaseVersions(releaseStore, { 'mf-search': 'one' });
  await startCanary(releaseStore, { 'mf-search': 'two' }, { percent: 5 });
  await quarantineRelease(releaseStore, { release: 'mf-search@two', why: 'It hung.', stack: [] });
  answers.counts = { process: 'a', blocks: [] };
  const watch = canaryWatch({ releaseStore, servers: [at], secret: () => 't', say: () => undefined });
  await expect(watch.follow(AbortSignal.timeout(10_000))).rejects.toThrow(
    /^The canary \w{16} is shown to nobody, because of mf-search@two\. It is in quarantine since /,
  );
});

test('a watch reports how a canary ended that others decided', async () => {
  const { releaseStore } = publishedStore;
  for (const version of ['one', 'two']) await publishedStore.put('mf-search', version);
  await releaseVersions(releaseStore, { 'mf-search': 'one' });
  const { now } = await startCanary(releaseStore, { 'mf-search': 'two' }, { percent: 5 });
  answers.counts = { process: 'a', blocks: [] };
  const said: string[] = [];
  const stop = new AbortController();
  const say = (line: string) => {
    said.push(line);
    if (said.length === 1) void rollbackCanary(releaseStore, { why: 'Too slow.' });
    if (line.startsWith('There is no canary.')) stop.abort();
  };
  await canaryWatch({ releaseStore, servers: [at], secret: () => 't', say }).follow(stop.signal);
  expect(said.slice(1)).toEqual([
    `The canary has ended: rollback canary ${now.id}, by Anna. Too slow.`,
    'There is no canary. Waiting for one until Ctrl-C.',
  ]);
});
