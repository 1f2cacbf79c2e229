import { toMarkedParts } from './marked-text';

const marked = (label: string, typed: string) =>
  toMarkedParts(label, typed)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['linnen jurk', 'jur', 'linnen [jur]k'],
  ['Linnen Jurk', 'jurk linnen', '[Linnen] [Jurk]'],
  ['Crêpe blouse', 'crepe', '[Crêpe] blouse'],
  ['Sølvane', 'solv', '[Sølv]ane'],
  ['Cre\u0300me jurk', 'jurk', 'Cre\u0300me [jurk]'],
  ['spijkerjurk', 'jurk', 'spijkerjurk'],
  ['T-shirts & tops', 'shirt', 'T-[shirt]s & tops'],
  ['jurk (lang)', '(.*', 'jurk (lang)'],
  ['jurk', '', 'jurk'],
  ['', 'jurk', ''],
])('in “%s” what was typed, “%s”, is marked: %s', (label, typed, expected) => {
  expect(marked(label, typed)).toBe(expected);
});
