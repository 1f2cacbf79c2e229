import type { Bar } from '../bars.ts';
import type { Results } from '../results.ts';
import { marksOf } from './bar-chart.ts';
import { heightsOf } from './history-chart.ts';
import { htmlReport } from './html-report.ts';
import { short } from './markup.ts';

const results: Results = {
  at: '2026-11-24T12:00:00.000Z',
  commit: 'abc1234',
  machine: { processor: 'A <fast> one', cores: 2, node: 'v24', browser: '150', loadBefore: 0, loadAfter: 0 },
  paths: { home: '/', listing: '/', product: '/' },
  entries: {},
  pages: {},
  servers: {},
  personal: [],
  earlyActions: {
    'mobile listing': [
      { name: 'heart', kept: false, early: true, lost: 'its effect came and went away again' },
    ],
  },
  films: { 'mobile listing ours': [{ at: 500, picture: 'data:image/jpeg;base64,AAAA' }] },
  loads: {},
  refused: [],
};
const BARS: Bar[] = [
  { what: 'fonts sent, kB', found: 36, atMost: 45, goal: 30 },
  { what: 'HTML sent, times the limit', found: 1.3, atMost: 1.1 },
  { what: 'LCP, times the limit', found: undefined, atMost: 1.05 },
];

test('a report needs no network: no address of anything outside it', () => {
  const html = htmlReport(results, BARS, []);
  expect(html).not.toMatch(/(src|href)="(?!data:)|url\(|@import|<script|<link/);
  expect(html).toContain('A &#60;fast&#62; one');
});

test('a report counts the bars that hold, lists the missed ones first, and shows the reason of a lost action', () => {
  const html = htmlReport(results, BARS, []);
  expect(html).toContain('1 of 2 bars hold');
  expect(html.lastIndexOf('HTML sent, times the limit')).toBeLessThan(html.lastIndexOf('fonts sent, kB'));
  expect(html).toContain('1 not measured in this run');
  expect(html).toContain('its effect came and went away again');
});

test('a course over commits is drawn from two runs on', () => {
  const run = (commit: string, found: number) => ({
    commit,
    at: '',
    bars: [{ what: 'fonts sent, kB', found, atMost: 45 }],
  });
  expect(htmlReport(results, BARS, [run('one', 60)])).not.toContain('<polyline');
  expect(htmlReport(results, BARS, [run('one', 60), run('two', 36)])).toContain('<polyline');
});

test('the must, the goal and what was found stand on one scale, and what is larger is higher', () => {
  const { must, goal = 0, found } = marksOf({ what: '', found: 36, atMost: 45, goal: 30 });
  expect(goal).toBeLessThan(found);
  expect(found).toBeLessThan(must);
  const [low = 0, high = 0] = heightsOf([1, 2], 2);
  expect(high).toBeLessThan(low);
});

test('a figure that misses its bar by little does not look as if it held', () => {
  expect([0.0018, 1.103, 168.2, undefined].map(short)).toEqual(['0.0018', '1.103', '168', '–']);
});
