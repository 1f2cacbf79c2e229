import { localAddresses } from './local-addresses';

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
