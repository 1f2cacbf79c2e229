import { paragraph } from '../testing/wire';
import { toRichText, wordsOf } from './to-rich-text';

test('a plain answer becomes a paragraph, a rich one stays as it is [BLK-12]', () => {
  expect(wordsOf(toRichText(' Morgen in huis. '))).toBe('Morgen in huis.');
  expect(toRichText([paragraph('Een'), paragraph('Twee')])).toEqual([paragraph('Een'), paragraph('Twee')]);
  expect(wordsOf([paragraph('Een'), paragraph('Twee')])).toBe('Een Twee');
});

test('values that are no text are left out, even inside a broken block', () => {
  expect([undefined, null, 7, {}, '', [null, 'x', { _type: 'chart' }]].map(toRichText)).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
  const torn = { _type: 'block', _key: 'k', style: 'normal', children: [{ text: 'Nog te lezen' }, null, {}] };
  expect(wordsOf(toRichText([torn]))).toBe('Nog te lezen');
});
