import { narrowed } from '@weefsel/contracts';
import { parseListing, printListing } from '../../listing/address/listing-url';
import remote from '../../remote';
import { givenUpIn, looserReadings } from './looser-readings';
import { SHOP } from './shop-facets.fixture';
import { understand } from './understand';

/** Decoded addresses of the looser readings of a text. */
function looser(text: string, more = ''): string[] {
  const query = new URLSearchParams(more);
  query.set('tn_q', text);
  const state = parseListing(query);
  const understood = understand(state, SHOP);
  return (understood ? looserReadings(understood, state, SHOP) : []).map((listing) =>
    decodeURIComponent(printListing(listing).replaceAll('+', ' ')).replaceAll('tn_fk_', ''),
  );
}

test('give up one filter each, the most dispensable first, and at last all of them [LST-36]', () => {
  expect(looser('zwarte zomer jurk maat 38')).toEqual([
    '?tn_q=jurk&kleur=Zwart&maat=38&tn_unused=zomer',
    '?tn_q=jurk&kleur=Zwart&seizoen=Zomer 2026&tn_unused=maat 38',
    '?tn_q=jurk&maat=38&seizoen=Zomer 2026&tn_unused=zwarte',
    '?tn_q=jurk&tn_unused=zomer|maat 38|zwarte',
  ]);
});

test('never give up kind, department, price or brand', () => {
  expect(looser('fjordal jurk dames onder 100 euro')).toEqual([]);
});

test('give up an occasion or a gift first', () => {
  expect(looser('cadeau voor vrouw onder 50 euro')).toEqual([
    '?tn_cid=1-2&ae-price=9-49.99&tn_unused=cadeau',
  ]);
});

test('keep choices from before the text, and words given up before', () => {
  expect(looser('rode jurk', 'tn_fk_kleur=Zwart&tn_unused=zomer')).toEqual([
    '?tn_q=jurk&kleur=Zwart&tn_unused=zomer|rode',
  ]);
});

test('the search page reads the words given up', () => {
  const [address = ''] = looser('zwarte jas');
  const { search } = narrowed(
    new URL(`/search${address}`, 'http://shop.test'),
    remote.pages.search.reads ?? [],
  );
  expect(givenUpIn(parseListing(search))).toEqual(['zwarte']);
});

test.each([
  ['tn_unused=hoge taille|zwart', ['hoge taille', 'zwart']],
  ['tn_unused=', []],
  ['utm=x', []],
])('words given up in "%s"', (query, words) => {
  expect(givenUpIn(parseListing(query))).toEqual(words);
});
