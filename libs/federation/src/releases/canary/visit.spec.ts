import { blockAt, drawVisit, readVisit, writeVisit, type Lottery } from './visit.ts';
import { sumVisits, VisitCounts } from './visit-counts.ts';

const SINCE = '2026-11-23T06:00:00.000Z';
const lottery: Lottery = { since: SINCE, percent: 5, blockSeconds: 60 };
const at = (seconds: number) => Date.parse(SINCE) + seconds * 1000;

describe('a visit', () => {
  test.each([
    [0, 'canary'],
    [0.0499, 'canary'],
    [0.05, 'live'],
    [0.999, 'live'],
  ])('that draws %d of a canary of 5 %% is in %s', (lot, arm) => {
    expect(drawVisit(lottery, at(0), lot).arm).toBe(arm);
  });

  test('is written into a cookie without any id, and read from it again', () => {
    const visit = new VisitCounts('a').note(drawVisit(lottery, at(125), 0.01), 'withError');
    const text = writeVisit(visit);
    expect(text).toBe(`c.${Date.parse(SINCE).toString(36)}.2.5.e`);
    expect(readVisit(text, lottery, at(300))).toEqual(visit);
  });

  test('stays in its arm when the canary is widened', () => {
    const text = writeVisit(drawVisit(lottery, at(0), 0.2));
    expect(readVisit(text, { ...lottery, percent: 50 }, at(60))?.arm).toBe('live');
  });

  test.each([
    ['nothing', undefined],
    ['nonsense', 'x'],
    ['another canary', `c.${(Date.parse(SINCE) - 1).toString(36)}.0.5.`],
    ['a block that is yet to come', `c.${Date.parse(SINCE).toString(36)}.3.5.`],
    ['no share', `c.${Date.parse(SINCE).toString(36)}.0.0.`],
    ['a letter of nobody', `c.${Date.parse(SINCE).toString(36)}.0.5.x`],
  ])('is drawn anew by who brings %s', (_what, text) => {
    expect(readVisit(text, lottery, at(100))).toBeUndefined();
  });

  test('falls in a block by the clock alone', () => {
    expect([-5, 0, 59.9, 60, 3600].map((seconds) => blockAt(lottery, at(seconds)))).toEqual([0, 0, 0, 1, 60]);
  });
});

describe('visits are counted', () => {
  const live = drawVisit(lottery, at(0), 0.5);
  const canary = drawVisit(lottery, at(0), 0);
  const counted = (process: string, sessions: number, errors: number) => {
    const counts = new VisitCounts(process);
    for (let n = 0; n < sessions; n += 1) counts.begin(canary);
    for (let n = 0; n < errors; n += 1) counts.note(canary, 'withError');
    return counts.toJSON();
  };

  test('once per outcome, in the block of their draw', () => {
    const counts = new VisitCounts('a');
    counts.begin(live);
    counts.begin(canary);
    const broken = counts.note(canary, 'withError');
    counts.note(broken, 'withError');
    counts.note(broken, 'withCart');
    counts.begin(drawVisit(lottery, at(61), 0));
    expect(sumVisits([counts.toJSON()])).toEqual([
      expect.objectContaining({
        block: 0,
        percent: 5,
        live: { sessions: 1, withError: 0, withInp: 0, withPoorInp: 0, withCart: 0 },
        canary: { sessions: 1, withError: 1, withInp: 0, withPoorInp: 0, withCart: 1 },
      }),
      expect.objectContaining({ block: 1, canary: expect.objectContaining({ sessions: 1 }) as unknown }),
    ]);
  });

  test('over several processes, by the latest report of each', () => {
    const sum = sumVisits([counted('a', 1, 0), counted('b', 2, 1), counted('a', 4, 3)]);
    expect(sum.map(({ canary: { sessions, withError } }) => [sessions, withError])).toEqual([[6, 4]]);
  });

  test('in one process although the visit began in another', () => {
    expect(sumVisits([counted('a', 2, 0), counted('b', 0, 1)])[0]?.canary).toMatchObject({
      sessions: 2,
      withError: 1,
    });
  });

  test('with at most as many bad ones as visits', () => {
    const counts = new VisitCounts('a');
    counts.begin(canary);
    counts.note(canary, 'withPoorInp');
    counts.note(canary, 'withError');
    counts.note(canary, 'withError');
    expect(sumVisits([counts.toJSON()])[0]?.canary).toEqual({
      sessions: 1,
      withError: 1,
      withInp: 0,
      withPoorInp: 0,
      withCart: 0,
    });
  });

  test('apart for each split of one block, the smaller one first', () => {
    const counts = new VisitCounts('a');
    counts.begin(drawVisit({ ...lottery, percent: 25 }, at(30), 0.2));
    counts.begin(canary);
    expect(sumVisits([counts.toJSON()]).map(({ percent }) => percent)).toEqual([5, 25]);
  });

  test('without losing drawn visits to invented ones', () => {
    const counts = new VisitCounts('a');
    counts.begin(canary);
    for (let block = 1; block < 3000; block += 1) counts.note({ ...canary, block }, 'withError');
    expect(counts.toJSON().blocks).toHaveLength(201);
    expect(counts.toJSON().blocks[0]?.canary.sessions).toBe(1);
  });

  test('in memory of limited size', () => {
    const counts = new VisitCounts('a');
    for (let n = 0; n < 2000; n += 1) counts.begin(drawVisit(lottery, at(60 * n), 0));
    expect(counts.toJSON().blocks).toHaveLength(1500);
    expect(counts.toJSON().blocks[0]?.block).toBe(500);
  });
});
