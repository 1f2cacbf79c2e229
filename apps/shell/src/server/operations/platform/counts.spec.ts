import { fromPartial } from '@total-typescript/shoehorn';
import { drawVisit, VisitCounts } from '@weefsel/federation/canary';
import type { LiveRemote } from '@weefsel/federation/server';
import { addCounts, addEnded, inPrometheusText, readCounts, readOwn } from './counts';
import { FaultList } from './fault-list';
import { createMeasures, measureReleases } from './measures';

const LOTTERY = { since: '2026-11-23T06:00:00.000Z', percent: 5, blockSeconds: 60 };
const FAULT = {
  release: 'mf-search@1a2b',
  composition: 'c1',
  kind: 'error',
  name: 'TypeError',
  from: 'a.js',
};

/** A process with this number of page views, visits and errors. */
async function processWith(times: number) {
  const measures = createMeasures();
  measureReleases(measures, () => []);
  measures.gauge({ name: 'pages_kept', help: 'Pages in memory' }, (gauge) => gauge.set(times));
  const visits = new VisitCounts(`process ${times}`);
  const faults = new FaultList();
  for (let one = 0; one < times; one += 1) {
    measures.pageViews.inc({ composition: 'c1', kind: 'page' });
    measures.requests.observe({ kind: 'page', status: 200 }, 0.03);
    visits.begin({ ...drawVisit(LOTTERY), block: 7, arm: 'live' });
    faults.add(FAULT);
  }
  const metrics = await measures.registry.getMetricsAsJSON();
  // Serialised, as sent between processes.
  return JSON.parse(JSON.stringify({ metrics, visits: visits.toJSON(), faults: faults.toJSON() })) as unknown;
}

const sumOf = (...told: unknown[]) =>
  addCounts(
    'server',
    told.map(readCounts).filter((counts) => counts !== undefined),
  );
const lines = async (...told: unknown[]) => (await inPrometheusText(sumOf(...told))).split('\n');

test('adds the metrics, visits and faults of all processes', async () => {
  const all = [await processWith(2), await processWith(3)];
  expect(await lines(...all)).toEqual(
    expect.arrayContaining([
      'weefsel_page_views_total{composition="c1",kind="page"} 5',
      'weefsel_request_seconds_bucket{le="0.05",kind="page",status="200"} 5',
      'weefsel_request_seconds_bucket{le="0.025",kind="page",status="200"} 0',
      'weefsel_request_seconds_count{kind="page",status="200"} 5',
      'weefsel_pages_kept 5',
    ]),
  );
  const { visits, faults } = sumOf(...all);
  expect(visits).toMatchObject({ process: 'server', blocks: [{ block: 7, live: { sessions: 5 } }] });
  expect(faults).toEqual([{ ...FAULT, times: 5, lastAt: expect.any(String) }]);
});

test('keeps the counters of an ended process but not its gauges', async () => {
  const ended = addEnded(addEnded(undefined, await processWith(2), true), await processWith(3), true);
  const all = await lines(ended, await processWith(4));
  expect(all).toEqual(
    expect.arrayContaining([
      'weefsel_page_views_total{composition="c1",kind="page"} 9',
      'weefsel_request_seconds_count{kind="page",status="200"} 9',
      'weefsel_pages_kept 4',
    ]),
  );
  expect(sumOf(ended).visits.blocks[0]?.live.sessions).toBe(5);
  expect(sumOf(ended).faults[0]?.times).toBe(5);
});

test('counts unplanned ends, also of processes without counts', async () => {
  const ended = addEnded(addEnded(undefined, undefined, false), await processWith(2), false);
  const planned = addEnded(ended, await processWith(3), true);
  expect(await lines(planned, await processWith(4))).toEqual(
    expect.arrayContaining([
      'weefsel_process_ends_total 2',
      'weefsel_page_views_total{composition="c1",kind="page"} 9',
    ]),
  );
  expect(await lines(await processWith(4))).toContain('weefsel_process_ends_total 0');
});

test('keeps an error that another process reported than the one that drew the visit, after both ended', () => {
  const [drew, heard] = [new VisitCounts('a'), new VisitCounts('b')];
  const visit = { ...drawVisit(LOTTERY), arm: 'canary' as const };
  drew.begin(visit);
  heard.note(visit, 'withError');
  const of = (counts: VisitCounts) => readOwn({ metrics: [], visits: counts.toJSON(), faults: [] });
  const ended = addEnded(addEnded(undefined, of(heard), true), of(drew), true);
  expect(sumOf(ended).visits.blocks[0]?.canary).toMatchObject({ sessions: 1, withError: 1 });
});

test('releases that several processes answer with are named once each', async () => {
  const measures = createMeasures();
  measureReleases(measures, () => [
    fromPartial({
      composition: 'c1',
      remotes: new Map([['mf-search', fromPartial<LiveRemote>({ name: 'mf-search', build: '1a2b' })]]),
    }),
  ]);
  const counts = {
    metrics: await measures.registry.getMetricsAsJSON(),
    visits: { process: 'a', blocks: [] },
    faults: [],
  };
  expect(await lines(counts, counts)).toContain(
    'weefsel_release_info{composition="c1",release="mf-search@1a2b"} 1',
  );
});

test.each([
  undefined,
  'much',
  { metrics: [], visits: { process: 'a', blocks: [] } },
  {
    metrics: [{ name: '__proto__', help: '', type: 'counter', aggregator: 'sum', values: [] }],
    visits: { process: 'a', blocks: [] },
    faults: [],
  },
])('ignores a report of a process that holds no valid counts', async (told) => {
  const before = await processWith(2);
  expect(addEnded(before, told, true)).toBe(before);
});
