import { narrowed, withTheRest } from './read-parameters';

const READS = ['tn_p', 'tn_fk_*'];
const at = (query: string) => new URL(`https://shop.test/nl/dames/${query}`);

test.each([
  ['?gclid=1&utm_source=mail', ''],
  ['?tn_p=2&gclid=1', '?tn_p=2'],
  ['?tn_p=2&tn_fk_merk=Fjord', '?tn_fk_merk=Fjord&tn_p=2'],
  ['?tn_fk_kleur=Rood&tn_p=2', '?tn_fk_kleur=Rood&tn_p=2'],
  ['?tn_pp=2&xtn_fk_merk=1&tn_fk=1', ''],
  ['?tn_fk_=1', '?tn_fk_=1'],
  ['', ''],
])('of %s a listing reads %s', (query, read) => {
  expect(narrowed(at(query), READS).search).toBe(read);
});

test('several values of one parameter stay in their order', () => {
  expect(narrowed(at('?tn_fk_p=80&tn_a=1&tn_fk_p=20'), READS).search).toBe('?tn_fk_p=80&tn_fk_p=20');
});

test('the address itself stays as it was', () => {
  const url = at('?gclid=1');
  expect(narrowed(url, []).href).toBe('https://shop.test/nl/dames/');
  expect(url.search).toBe('?gclid=1');
});

test.each([
  ['/nl/heren/', '/nl/heren/?gclid=1&utm_source=mail'],
  ['/nl/heren/?tn_p=2', '/nl/heren/?tn_p=2&gclid=1&utm_source=mail'],
  ['/nl/heren/?gclid=9', '/nl/heren/?gclid=9&utm_source=mail'],
  ['/nl/heren/#top', '/nl/heren/?gclid=1&utm_source=mail#top'],
  ['https://elsewhere.test/', 'https://elsewhere.test/'],
])('a move to %s takes along what the page did not read: %s', (to, whole) => {
  expect(withTheRest(to, at('?gclid=1&tn_p=3&utm_source=mail'), READS)).toBe(whole);
});

test('a move without anything to take along stays as it is', () => {
  expect(withTheRest('/nl/heren/?a=%20b', at('?tn_p=3'), READS)).toBe('/nl/heren/?a=%20b');
});
