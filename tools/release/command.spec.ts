import { partsIn, SHOP } from './command.ts';
import { readOptions } from './options.ts';

const KNOWN = ['mf-account', 'mf-search', 'shell'];
const parts = (...words: string[]) => partsIn(readOptions(words), KNOWN);

test('known parts are taken in their order', () => {
  expect(parts('shell', 'mf-search')).toEqual(['shell', 'mf-search']);
});

test.each([
  [[], 'Which one? Say one or more of: mf-account, mf-search, shell.'],
  [
    ['mf-search', 'mf-acount'],
    'Unknown remote "mf-acount". Did you mean mf-account? Known: mf-account, mf-search, shell.',
  ],
  [['winter'], 'Unknown remote "winter". Known: mf-account, mf-search, shell.'],
])('the parts %j are refused', (words, sentence) => {
  expect(() => parts(...words)).toThrow(sentence);
});

test('without any release, the sentence has no empty list', () => {
  expect(() => partsIn(readOptions(['mf-search']), [])).toThrow('Known: none, as nothing is released.');
});

test('the asked shop is an origin, and another text is refused', () => {
  expect(SHOP({ shop: 'https://shop.example/nl/' })).toBe('https://shop.example');
  expect(() => SHOP({ shop: 'shop.example' })).toThrow(
    '--shop takes the address of a shop, such as https://shop.example, not "shop.example".',
  );
});
