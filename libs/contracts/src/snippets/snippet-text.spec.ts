import { localAddresses, wordsOf } from './snippet-text';

test.each([
  ['[contact](/nl/contact/)', '[contact](/be/contact/)'],
  [
    'button: { text: Nieuw, category: nl/dames/nieuw/ }',
    'button: { text: Nieuw, category: be/dames/nieuw/ }',
  ],
  ['<a href="/nl/">Weefsel</a>', '<a href="/be/">Weefsel</a>'],
])('%s is for Belgium %s', (written, shown) => expect(localAddresses(written, 'be')).toBe(shown));

test('addresses of others are let be', () => {
  const others = '[ACM](https://www.acm.nl/) [Riverty](https://www.riverty.com/nl-nl/) [account](/account/)';
  expect(localAddresses(others, 'be')).toBe(others);
});

test('in the Netherlands documents are as they are written', () =>
  expect(localAddresses('[contact](/nl/contact/)')).toBe('[contact](/nl/contact/)'));

test.each([
  ['headless.listing.showFilters', 'Show filters'],
  ['headless.listing.usp.1', '1'],
  ['headless.checkout.error.zipcodeBE', 'Zipcode be'],
  ['headless.cart.title', 'Title'],
  ['title', 'Title'],
])('the words of %s are "%s"', (key, words) => {
  expect(wordsOf(key)).toBe(words);
});
