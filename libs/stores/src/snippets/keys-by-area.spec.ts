import { keysByArea } from './keys-by-area';

const texts = new Map([
  ['headless.cart.title', 'Winkelmand'],
  ['headless.cart.line.one', 'artikel'],
  ['headless.cartoon.title', 'Strip'],
  ['other.cart.title', 'Iets anders'],
]);

test('texts are found by the area in their key', () => {
  expect(Object.fromEntries(keysByArea(texts))).toEqual({
    cart: ['headless.cart.title', 'headless.cart.line.one'],
    cartoon: ['headless.cartoon.title'],
  });
});

test('the same texts are looked through once, others anew', () => {
  expect(keysByArea(texts)).toBe(keysByArea(texts));
  expect(keysByArea(new Map([['headless.link.home.url', '/']])).get('link')).toEqual([
    'headless.link.home.url',
  ]);
});
