import { drawVisit, VisitCounts } from '@weefsel/federation/canary';
import { readCanary, signingKey, writeCountsPass } from '@weefsel/federation/composition';
import { admit, startCanary, releaseVersions } from '@weefsel/federation/release';
import { publishedFolder } from '../../../../../../libs/federation/src/releases/release/published.fixture';
import { countsByKey } from './counts-by-key';

const folder = publishedFolder();
const fault = (release: string) => ({
  release,
  composition: 'a',
  kind: 'error',
  name: 'TypeError',
  from: '',
  times: 1,
  lastAt: '',
});

beforeEach(async () => {
  for (const name of ['mf-search', 'mf-stores'])
    for (const version of ['one', 'two']) await folder.put(name, version);
  await releaseVersions(folder.releaseStore, { 'mf-search': 'one', 'mf-stores': 'one' });
});

/** Counts of the running canary and an earlier one, and an error of each remote. */
async function counted() {
  const canary = await readCanary(folder.releaseStore.pointers);
  const visits = new VisitCounts('a');
  const earlier = { since: '2026-11-01T00:00:00.000Z', percent: 5, blockSeconds: 60 };
  visits.begin(drawVisit(earlier, Date.now(), 0));
  visits.begin(drawVisit(canary ?? earlier, Date.now(), 0));
  return {
    visits: visits.toJSON(),
    faults: [fault('mf-search@one'), fault('mf-stores@two'), fault('shell')],
  };
}

/** Counts as a team's key reads them; undefined when it is refused. */
async function asSeenWith(remotes: string[]) {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const { privateKey } = await admit(folder.releaseStore, { remotes, until });
  const { files, pointers, keys } = folder.releaseStore;
  const narrow = await countsByKey({ store: { files, pointers }, keys })(
    writeCountsPass(await signingKey(folder.dir, privateKey)),
  );
  return narrow?.(await counted());
}

test('a team’s key shows the visits of its running canary, and its own errors', async () => {
  await startCanary(folder.releaseStore, { 'mf-stores': 'two' }, { percent: 5 });
  const since = Date.parse((await readCanary(folder.releaseStore.pointers))?.since ?? '');
  const seen = await asSeenWith(['mf-stores']);
  expect(seen?.visits.blocks.map((block) => block.since)).toEqual([since]);
  expect(seen?.faults.map(({ release }) => release)).toEqual(['mf-stores@two']);
});

test('the canary of another remote, and one with other remotes in it, show no visits', async () => {
  await startCanary(folder.releaseStore, { 'mf-stores': 'two', 'mf-search': 'two' }, { percent: 5 });
  expect((await asSeenWith(['mf-stores']))?.visits.blocks).toEqual([]);
  expect((await asSeenWith(['mf-stores', 'mf-search']))?.visits.blocks).toHaveLength(1);
});

test('without a canary no visits are shown', async () => {
  expect((await asSeenWith(['mf-stores']))?.visits.blocks).toEqual([]);
});

test('a key of the whole shop shows all; another text is refused', async () => {
  const { files, pointers, keys, key } = folder.releaseStore;
  const byKey = countsByKey({ store: { files, pointers }, keys });
  const all = await counted();
  expect(await (await byKey(writeCountsPass(await key())))?.(all)).toEqual(all);
  expect(await byKey('s3cret')).toBeUndefined();
});
