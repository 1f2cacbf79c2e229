import { isInSample, type Change } from './sample';

const change = (line: number, more: Partial<Change> = {}): Change => ({
  fileName: '/tmp/copy/libs/stores/src/cart/cart-store.ts',
  location: { start: { line, column: 4 }, end: { line, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  ...more,
});
const changes = Array.from({ length: 4000 }, (_, line) => change(line));

test('a sample of each tenth holds about a tenth, one of each first all', () => {
  const sample = changes.filter((one) => isInSample(one, 10));
  expect(sample.length).toBeGreaterThan(320);
  expect(sample.length).toBeLessThan(480);
  expect(changes.every((one) => isInSample(one, 1))).toBe(true);
});

test('it holds the same changes in whichever folder the workspace is', () => {
  const elsewhere = changes.map((one) => ({
    ...one,
    fileName: one.fileName.replace('/tmp/copy', '/home/me'),
  }));
  expect(elsewhere.map((one) => isInSample(one, 10))).toEqual(changes.map((one) => isInSample(one, 10)));
});

test('two changes of one place are drawn apart', () => {
  const others = changes.map((one) => ({ ...one, mutatorName: 'ConditionalExpression' }));
  expect(others.map((one) => isInSample(one, 2))).not.toEqual(changes.map((one) => isInSample(one, 2)));
});
