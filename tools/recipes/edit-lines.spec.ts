import { editLines } from './edit-lines';

test('lines are put in the place of others, at the first and the last line too', () => {
  expect(editLines('a\nb\nc\n', [{ before: 'b', after: 'b\nB' }])).toBe('a\nb\nB\nc\n');
  const both = [
    { before: 'a', after: 'A' },
    { before: 'c', after: 'c\nd' },
  ];
  expect(editLines('a\nb\nc\n', both)).toBe('A\nb\nc\nd\n');
});

test.each([
  ['parts of lines', 'ab\n', 'does not have these lines:\na'],
  ['lines that stand there twice', 'a\nb\na\n', 'has these lines 2 times:\na'],
])('%s are not taken', (_what, text, problem) => {
  expect(() => editLines(text, [{ before: 'a', after: 'A' }])).toThrow(problem);
});
