import { wordsOf } from './words-of';

test.each([
  ['headless.listing.showFilters', 'Show filters'],
  ['headless.listing.usp.1', '1'],
  ['headless.checkout.error.zipcodeBE', 'Zipcode be'],
  ['headless.cart.title', 'Title'],
  ['title', 'Title'],
])('the words of %s are "%s"', (key, words) => {
  expect(wordsOf(key)).toBe(words);
});
