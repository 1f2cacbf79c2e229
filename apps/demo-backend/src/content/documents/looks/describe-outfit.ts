import { locale } from '@weefsel/contracts';
import type { Garment } from '@weefsel/drawings';
import { patternWords } from '../../../catalogue/product-name.ts';
import type { Wear } from '../outfits.ts';

const NOUNS: Record<Garment, string> = {
  'midi-dress': 'midi-jurk',
  'wrap-dress': 'overslagjurk',
  'slip-dress': 'slipjurk',
  'shirt-dress': 'blousejurk',
  blouse: 'blouse',
  'women-tee': 'T-shirt',
  top: 'top',
  'women-sweater': 'trui',
  cardigan: 'vest',
  blazer: 'blazer',
  trench: 'trenchcoat',
  puffer: 'gewatteerde jas',
  'pleated-skirt': 'plooirok',
  'pencil-skirt': 'kokerrok',
  'women-jeans': 'jeans',
  'wide-trousers': 'wijde broek',
  'women-shorts': 'korte broek',
  jumpsuit: 'jumpsuit',
  'women-sneakers': 'sneakers',
  'ankle-boots': 'enkellaarsjes',
  bag: 'tas',
  scarf: 'sjaal',
  shirt: 'overhemd',
  polo: 'polo',
  tee: 'T-shirt',
  sweater: 'trui',
  turtleneck: 'coltrui',
  hoodie: 'hoodie',
  jacket: 'colbert',
  overcoat: 'lange jas',
  bomber: 'bomberjack',
  chino: 'broek',
  jeans: 'jeans',
  shorts: 'korte broek',
  'dress-shoes': 'veterschoenen',
  sneakers: 'sneakers',
  belt: 'riem',
};

function describe([garment, colour, pattern = 'effen']: Wear): string {
  const print = patternWords(pattern);
  return `${NOUNS[garment]} in ${colour.toLowerCase()}${print && ` met ${print}`}`;
}

/** What lies on an outfit's picture, for who cannot see it: `Blazer in camel, top in wit en jeans in blauw`. */
export function describeOutfit(wear: readonly Wear[]): string {
  const list = new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(wear.map(describe));
  return list.charAt(0).toUpperCase() + list.slice(1);
}
