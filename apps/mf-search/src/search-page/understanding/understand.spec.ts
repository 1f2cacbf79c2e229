import fc from 'fast-check';
import { parseListing, printListing } from '../../listing/address/listing-url';
import { NO_FACETS } from './shop-facets';
import { SHOP } from './shop-facets.fixture';
import { understand } from './understand';

/** The decoded address of an understood text; undefined when none of it was understood. */
function addressOf(text: string, more = ''): string | undefined {
  const query = new URLSearchParams(more);
  query.set('tn_q', text);
  const understood = understand(parseListing(query), SHOP);
  return (
    understood && decodeURIComponent(printListing(understood).replaceAll('+', ' ')).replaceAll('tn_fk_', '')
  );
}

test.each([
  ['rode rok', '?tn_q=rok&kleur=Bordeaux|Rood'],
  ['zwarte jas dames', '?tn_q=jas&tn_cid=1-2&kleur=Zwart'],
  ['witte linnen broek', '?tn_q=broek&kleur=Wit&materiaal=Linnen'],
  ['blauwe jurk', '?tn_q=jurk&kleur=Blauw|Donkerblauw|Kobalt'],
  ['donkerblauwe jurk', '?tn_q=jurk&kleur=Donkerblauw'],
  ['off-white blouse', '?tn_q=blouse&kleur=Ecru'],
  ['zwart wit overhemd', '?tn_q=overhemd&kleur=Wit|Zwart'],
  ['black leather bag', '?tn_q=bag&kleur=Zwart&materiaal=Leer'],
  ['jurk in het zwart', '?tn_q=jurk&kleur=Zwart'],
  ['rosé jurk', '?tn_q=jurk&kleur=Oudroze'],
])('colours: "%s" [LST-36]', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['maat 38', '?maat=38'],
  ['jurk met lange mouwen maat 38', '?tn_q=jurk&maat=38&mouwlengte=Lange mouw'],
  ['rok 36/38', '?tn_q=rok&maat=36|38'],
  ['trui xl', '?tn_q=trui&maat=XL'],
  ['extra large trui', '?tn_q=trui&maat=XL'],
  ['grote maten jurk', '?tn_q=jurk&maat=44|46'],
  ['jeans w32 l34', '?tn_q=jeans&lengtemaat=34&maat=W32'],
  ['jeans 32/34', '?tn_q=jeans&lengtemaat=34&maat=W32'],
  ['jeans maat 34', '?tn_q=jeans&maat=W34'],
  ['schoenmaat 40', '?tn_q=schoenen&maat=40'],
  ['overhemd boord 40', '?tn_q=overhemd&maat=40'],
])('sizes: "%s" [LST-36]', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['jas onder 100 euro', '?tn_q=jas&ae-price=9-99.99'],
  ['jurk tot 80', '?tn_q=jurk&ae-price=9-80'],
  ['schoenen tussen 100 en 150 euro', '?tn_q=schoenen&ae-price=100-150'],
  ['jas 100 - 200 euro', '?tn_q=jas&ae-price=100-200'],
  ['tas vanaf € 200', '?tn_q=tas&ae-price=200-600'],
  ['blouse onder vijftig euro', '?tn_q=blouse&ae-price=9-49.99'],
  ['trui rond de 100 euro', '?tn_q=trui&ae-price=80-120'],
  ['overhemd sale', '?tn_q=overhemd&sale=Ja'],
  ['goedkope jas', '?tn_q=jas&tn_sort=Prijs oplopend'],
  ['jas niet te duur', '?tn_q=jas&tn_sort=Prijs oplopend'],
])('prices: "%s" [LST-36]', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['herenschoenen', '?tn_q=schoenen&tn_cid=1-3'],
  ['linnenbroek', '?tn_q=broek&materiaal=Linnen'],
  ['bloemenjurk', '?tn_q=jurk&patroon=Bloemen'],
  ['gestreepte trui', '?tn_q=trui&patroon=Bretonstreep|Gestreept'],
  ['leren tas', '?tn_q=tas&materiaal=Leer'],
  ['suède laarzen', '?tn_q=laarzen&materiaal=Suède'],
  ['oversized trui', '?tn_q=trui&pasvorm=Oversized'],
  ['jurk zonder mouwen', '?tn_q=jurk&mouwlengte=Mouwloos'],
  ['fjordal jurk', '?tn_q=jurk&merk=Fjordal'],
  ['fjordall rode jurk', '?tn_q=jurk&kleur=Bordeaux|Rood&merk=Fjordal'],
  ['jurk yvain colbert', '?tn_q=jurk&merk=Yvaine Colbert'],
  ['fjordall', '?merk=Fjordal'],
  ['draad en kade jurk', '?tn_q=jurk&merk=Draad & Kade'],
  ['zomer jurk', '?tn_q=jurk&seizoen=Zomer 2026'],
  ['a lijn rok', '?tn_q=rok&pasvorm=A-lijn'],
  ['jurk 3/4 mouw', '?tn_q=jurk&mouwlengte=Driekwart mouw'],
  ['ruitjes blouse', '?tn_q=blouse&patroon=Vichyruit'],
  ['jas voor mijn moeder', '?tn_q=jas&tn_cid=1-2'],
])('kinds of words: "%s" [LST-36]', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  'jurk',
  'winterjas',
  'winter jas',
  'spijkerbroek',
  'spijker broek',
  'denim jasje',
  'fjordal',
  'yvaine colbert',
  'jas zonder capuchon',
  'schoenen geen leer',
  'jurk bruiloft',
  'maat 60',
  'jas dames en heren',
  '100015628',
  '50% op alles',
])('"%s" stays a text', (text) => {
  expect(addressOf(text)).toBeUndefined();
});

test('an excluded word stays in the text, beside the understood ones', () => {
  expect(addressOf('zwarte jas zonder capuchon')).toBe('?tn_q=jas zonder capuchon&kleur=Zwart');
});

test('the words of each filter are kept, apart from those of compounds', () => {
  const said = (text: string) => understand(parseListing(new URLSearchParams({ tn_q: text })), SHOP)?.said;
  expect(said('zwarte jeans maat 38 met lange mouwen')).toEqual({
    kleur: ['zwarte'],
    maat: ['maat 38'],
    mouwlengte: ['lange mouwen'],
  });
  expect(said('linnenbroek')).toEqual({});
});

test('existing choices are kept, and the listing starts at page 1 again', () => {
  expect(addressOf('rode jurk', 'tn_fk_maat=38&tn_fk_kleur=Zwart&tn_cid=9&tn_p=3&utm=x')).toBe(
    '?tn_q=jurk&tn_cid=9&kleur=Bordeaux|Rood|Zwart&maat=38&utm=x',
  );
});

test('a shop without facets understands nothing', () => {
  expect(understand(parseListing('?tn_q=zwarte+jas+maat+38+onder+100+euro'), NO_FACETS)).toBeUndefined();
});

test.each([
  '',
  'de het een',
  'zonder',
  'zonder zonder',
  '👗 😀',
  '__proto__ constructor',
  '€',
  '-',
  'maat',
  '\ue000\ue001',
])('nothing breaks on %j', (text) => {
  expect(addressOf(text)).toBeUndefined();
});

test('a long text of only choices is understood, and repetitions do not throw', () => {
  expect(
    addressOf(
      'zwart wit rood blauw leer wol linnen zijde 36 38 40 44 46 onder 100 euro dames zomer slim fit',
    ),
  ).toBeDefined();
  for (const text of ['1'.repeat(100), 'maat 38/'.repeat(12), '100 tot '.repeat(12), 'zwart'.repeat(20)])
    expect(() => addressOf(text)).not.toThrow();
});

const word = fc.constantFrom(
  ...'zwarte rode leren jurk jas dames heren maat 38 xl onder 100 euro zonder capuchon met lange mouwen w32 l34 slim fit en of tot sale fjordal'.split(
    ' ',
  ),
);

test('the remaining text is never understood again, so that a removed filter stays removed [LST-36]', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
      const understood = understand(parseListing(new URLSearchParams({ tn_q: words.join(' ') })), SHOP);
      if (!understood) return;
      const bare = { ...understood, filters: {}, sort: undefined };
      expect(understand(bare, SHOP)?.filters ?? {}).toEqual({});
    }),
    { numRuns: 300 },
  );
});
