import { drawVisit, sumVisits, VisitCounts, type Lottery, type Visit } from '../canary';
import { readCanary, readHistory } from '../composition';
import { readRecord } from './canary-record';
import { CanaryInQuarantine, promoteCanary, rollbackCanary, startCanary } from './canary-moves';
import { canaryNow, lookAtCanary } from './canary-analysis';
import { publishedFolder } from './published.fixture';
import { quarantineRelease } from './quarantine';
import { rollbackAll, releaseVersions, releaseVersion } from './release-versions';

const folder = publishedFolder();

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-content'])
    for (const version of ['one', 'two', 'three']) await folder.put(name, version);
  await releaseVersions(folder.releaseStore, { 'mf-search': 'one', 'mf-content': 'one' });
});

const canary = () => readCanary(folder.releaseStore.pointers);
const start = (percent = 5) =>
  startCanary(
    folder.releaseStore,
    { 'mf-search': 'two' },
    { percent, why: 'faster', blockSeconds: 60, waitSeconds: 120 },
  );
const newest = async () => (await readHistory(folder.releaseStore.files))[0];

/** A reproducible random number generator. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Simulates a shop with the given error rates, whose canary is analysed after every block. */
async function shop(errors: Record<Visit['arm'], number>, blocks: number, visitsPerBlock = 400) {
  const lot = lots(7);
  const counts = new VisitCounts('a');
  const did: string[] = [];
  const since = (await canary())?.since ?? '';
  for (let block = 0; block < blocks; block += 1) {
    const found = await canary();
    if (!found) break;
    const now = Date.parse(since) + block * 60_000;
    const lottery: Lottery = found;
    for (let n = 0; n < visitsPerBlock; n += 1) {
      const visit = drawVisit(lottery, now, lot());
      counts.begin(visit);
      if (lot() < errors[visit.arm]) counts.note(visit, 'withError');
      if (lot() < 0.75) counts.note(visit, 'withInp');
      if (lot() < 0.08) counts.note(visit, 'withCart');
    }
    const look = await lookAtCanary(folder.releaseStore, sumVisits([counts.toJSON()]), now + 59_000);
    if (look.did !== 'nothing') did.push(look.did);
  }
  return did;
}

test('a canary starts beside the live composition and is noted in the history; a second is refused', async () => {
  const change = await start();
  expect(await canary()).toMatchObject({
    composition: change.now.id,
    against: change.before?.id,
    percent: 5,
    blockSeconds: 60,
  });
  expect(await folder.live()).toMatchObject({ version: 'one' });
  expect(await newest()).toMatchObject({
    what: 'canary mf-search, 5 %',
    channel: 'canary',
    by: 'Anna',
    why: 'faster',
    changes: ['mf-search one → two'],
  });
  await expect(start()).rejects.toThrow('Another canary is on. End it first: npx weefsel promote canary');
});

test('a canary reports the time of its first comparison before its first block closes', async () => {
  await start();
  const begin = Date.parse((await canary())?.since ?? '');
  const first = new Date(begin + 180_000).toISOString();
  const look = (seconds: number) => lookAtCanary(folder.releaseStore, [], begin + 1000 * seconds);
  expect((await look(179)).because).toBe(
    `No session is compared before ${first}: each minute of sessions waits for late reports.`,
  );
  expect((await look(180)).because).toBe('No session of live was counted; nothing can be compared.');
});

test('refuses a canary of the live versions', async () => {
  await expect(startCanary(folder.releaseStore, { 'mf-search': 'one' }, { percent: 5 })).rejects.toThrow(
    'That is live already',
  );
  expect(await canary()).toBeUndefined();
});

test('a fault that 5 % of sessions see rolls it back, with the evidence in the history', async () => {
  await start();
  expect(await shop({ live: 0.01, canary: 0.06 }, 200)).toEqual(['rolled back']);
  expect(await canary()).toBeUndefined();
  expect(await folder.live()).toMatchObject({ version: 'one' });
  expect(await newest()).toMatchObject({
    what: expect.stringMatching(/^rollback canary [0-9a-f]{16}$/) as string,
    why: expect.stringContaining('sessions with an error') as string,
    evidence: { share: 0.05, measures: { errors: { canary: { bad: expect.any(Number) as number } } } },
  });
});

test('one that is as good as live is widened step by step until it is live', async () => {
  await start();
  expect(await shop({ live: 0.01, canary: 0.01 }, 400, 800)).toEqual(['widened', 'widened', 'made live']);
  expect(await canary()).toBeUndefined();
  expect(await folder.live()).toEqual({ version: 'two', previous: ['one'] });
  const events = (await readHistory(folder.releaseStore.files)).map(({ what }) => what).reverse();
  expect(events.slice(-5)).toEqual([
    'canary mf-search, 5 %',
    'widen canary from 5 to 25 %',
    'widen canary from 25 to 50 %',
    'promote canary',
    expect.stringMatching(/^promote canary [0-9a-f]{16}$/),
  ]);
});

test('a block counts once, after it closed and the waiting time of its visits ended', async () => {
  await start();
  const found = await canary();
  if (!found) throw new Error('no canary');
  const counts = new VisitCounts('a');
  const begin = Date.parse(found.since);
  counts.begin(drawVisit(found, begin, 0));
  counts.begin(drawVisit(found, begin, 0.9));
  const look = (seconds: number) =>
    lookAtCanary(folder.releaseStore, sumVisits([counts.toJSON()]), begin + seconds * 1000);
  const blocks = async () => (await readRecord(folder.releaseStore.pointers, found.since)).evidence.blocks;
  await look(179);
  expect(await blocks()).toBe(0);
  const { because } = await look(180);
  expect([await blocks(), because]).toEqual([1, 'The canary has seen 1 of 500 sessions at 5 %.']);
  await look(185);
  await look(300);
  expect(await blocks()).toBe(1);
  expect((await readRecord(folder.releaseStore.pointers, found.since)).trail).toMatchObject([
    { at: new Date(begin + 60_000).toISOString(), percent: 5, measures: { errors: { live: [0, 1] } } },
  ]);
});

test('concurrent analyses count each block once', async () => {
  await start();
  const found = await canary();
  if (!found) throw new Error('no canary');
  const counts = new VisitCounts('a');
  counts.begin(drawVisit(found, Date.parse(found.since), 0));
  const look = () =>
    lookAtCanary(folder.releaseStore, sumVisits([counts.toJSON()]), Date.parse(found.since) + 200_000);
  await Promise.all([look(), look(), look()]);
  expect((await readRecord(folder.releaseStore.pointers, found.since)).evidence.blocks).toBe(1);
});

test('a release of another remote reaches the canary too', async () => {
  await start();
  const before = await canary();
  await releaseVersion(folder.releaseStore, 'mf-content', 'two');
  const { canary: after } = await lookAtCanary(folder.releaseStore, []);
  expect(after).toMatchObject({ percent: 5, since: before?.since });
  expect(after?.composition).not.toBe(before?.composition);
  await promoteCanary(folder.releaseStore, {});
  expect([await folder.live('mf-search'), await folder.live('mf-content')]).toMatchObject([
    { version: 'two' },
    { version: 'two' },
  ]);
});

test('a release of the remote in the canary ends the canary', async () => {
  await start();
  await releaseVersion(folder.releaseStore, 'mf-search', 'three');
  expect(await lookAtCanary(folder.releaseStore, [])).toMatchObject({ did: 'ended' });
  expect(await canary()).toBeUndefined();
  expect(await newest()).toMatchObject({ why: 'mf-search was released meanwhile.' });
});

test('a canary is promoted and rolled back by hand, and its promotion can be rolled back', async () => {
  await start();
  await promoteCanary(folder.releaseStore, { why: 'enough' });
  expect([await canary(), await folder.live()]).toMatchObject([undefined, { version: 'two' }]);
  await rollbackAll(folder.releaseStore);
  expect(await folder.live()).toMatchObject({ version: 'one' });
  await start();
  await rollbackCanary(folder.releaseStore, { why: 'ugly' });
  expect([await canary(), (await newest())?.why]).toEqual([undefined, 'ugly']);
  await expect(rollbackCanary(folder.releaseStore, {})).rejects.toThrow('There is no canary.');
  await expect(promoteCanary(folder.releaseStore, {})).rejects.toThrow('There is no canary.');
});

const quarantine = (release: string) =>
  quarantineRelease(folder.releaseStore, { release, why: 'It hung.', stack: [] });

test('a canary with a version in quarantine is neither promoted nor measured, and the reason is reported', async () => {
  const { now } = await start();
  expect(await canaryNow(folder.releaseStore)).not.toHaveProperty('problem');
  await quarantine('mf-search@two');
  const sentence = new RegExp(
    `^The canary ${now.id} is shown to nobody, because of mf-search@two\\. It is in quarantine since .+: It hung\\. `,
  );
  expect(await canaryNow(folder.releaseStore)).toMatchObject({ problem: expect.stringMatching(sentence) });
  await expect(lookAtCanary(folder.releaseStore, [])).rejects.toThrow(CanaryInQuarantine);
  await expect(lookAtCanary(folder.releaseStore, [])).rejects.toThrow(sentence);
  await expect(promoteCanary(folder.releaseStore, {})).rejects.toThrow('mf-search@two cannot be promoted.');
  expect(await folder.live()).toEqual({ version: 'one', previous: [] });
  expect(await canary()).toMatchObject({ percent: 5 });
});

test('a canary is shown again with the version that replaces one in quarantine', async () => {
  await releaseVersion(folder.releaseStore, 'mf-content', 'two');
  await start();
  await quarantine('mf-content@two');
  expect((await canaryNow(folder.releaseStore))?.problem).toContain('because of mf-content@two.');
  expect(await lookAtCanary(folder.releaseStore, [])).toMatchObject({ did: 'nothing' });
  expect(await canaryNow(folder.releaseStore)).not.toHaveProperty('problem');
});
