import { lineChart, roundUp, type Chart } from './line-chart';

const chart = (points: Chart['lines'][number]['points'], more: Partial<Chart> = {}) =>
  lineChart({
    title: 'How long',
    unit: 'ms',
    xUnit: 's',
    lines: [{ name: 'p50', colour: 'red', points }],
    ...more,
  });

test.each([
  [0, 1],
  [NaN, 1],
  [1, 1],
  [1.01, 2],
  [230, 250],
  [0.04, 0.05],
  [9999, 10_000],
])('a scale for %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBeCloseTo(end);
});

test('a line breaks where it has no value', () => {
  const html = chart([
    [0, 1],
    [1, 2],
    [2, NaN],
    [3, 1],
    [4, 1],
  ]);
  expect(html.match(/<polyline/g)).toHaveLength(2);
  expect(html).not.toContain('NaN');
});

test('names are escaped as text, and a chart without values is empty', () => {
  expect(chart([[0, 1]], { spans: [{ name: '<b>', from: 0, to: 1 }] })).not.toContain('<b>');
  expect(chart([[0, NaN]])).toBe('');
});
