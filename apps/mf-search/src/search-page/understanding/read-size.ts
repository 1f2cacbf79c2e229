import type { ShopFacets } from './shop-facets';
import { extract } from './phrase-mark';
import { choose, note, type Understood } from './understood';

/** Sizes by their spoken forms. */
const SAID: Readonly<Record<string, string>> = {
  small: 's',
  medium: 'm',
  large: 'l',
  'extra small': 'xs',
  'extra large': 'xl',
  '2xl': 'xxl',
  '3xl': 'xxxl',
};
const LETTERS = 'extra small|extra large|small|medium|large|x{1,3}s|x{1,4}l|[2-6]xl|s|m|l';
const ONE = String.raw`(?:w ?)?\d{2,3}(?![\d%])|(?:${LETTERS})(?![\p{L}\p{N}])`;
const LIST = String.raw`((?:${ONE})(?: ?(?:\/|-|,|\+|en|of|tot|t\/m) ?(?:${ONE}))*)`;
const START = String.raw`(?<![\p{L}\p{N}'’-])`;

const NAMED = new RegExp(
  String.raw`${START}(?:(?:schoen|jeans|boord|kleding)?(?:maat|maten|size|mt\.?)|boord) ?:? ?${LIST}`,
  'gu',
);
const WAIST_AND_LENGTH = new RegExp(String.raw`${START}w ?(\d{2})(?: ?[\/x-]? ?l ?(\d{2}))?(?!\d)`, 'gu');
const PAIR = new RegExp(String.raw`${START}(\d{2}) ?[\/x-] ?(\d{2})(?![\d%])`, 'gu');
const LENGTH = new RegExp(String.raw`${START}(?:lengtemaat|lengte|l) ?(\d{2})(?!\d)`, 'gu');
const BIG = new RegExp(String.raw`${START}(?:grote|ruime) ma(?:at|ten)(?!\p{L})|${START}plus ?size`, 'gu');
const SMALL = new RegExp(String.raw`${START}kleine ma(?:at|ten)(?!\p{L})|${START}petite`, 'gu');
const BARE = new RegExp(
  String.raw`${START}(\d{2,3}(?![\d%.,]*\d)|(?:${LETTERS})(?![\p{L}\p{N}'’&-]))(?: cm(?!\p{L}))?(?! ?(?:€|euro))`,
  'gu',
);
const TROUSERS = /jeans|broek|chino|short|bermuda|pants|trousers/;

/** Large and small sizes, for women and for men. */
const BIG_SIZES = { women: ['44', '46', '48', '50'], men: ['xxl', 'xxxl', '54', '56', '58'] };
const SMALL_SIZES = { women: ['32', '34', 'xs'], men: ['xs', 's', '44', '46'] };

const ofFacet = ({ facets }: Pick<ShopFacets, 'facets'>, title: string) =>
  facets.find((facet) => facet.title === title);

/**
 * Reads sizes in shoppers' words: `maat 38`, `w32 l34`, `32/34`, `grote maten`. `bare` ones have no such context: `xl`,
 * `38`. Only sizes of the shop count.
 */
export function readSize(
  understood: Understood,
  shop: Pick<ShopFacets, 'facets'>,
  which: 'named' | 'bare',
): void {
  const sizes = ofFacet(shop, 'maat');
  if (!sizes) return;
  const lengths = ofFacet(shop, 'lengtemaat');
  const named = new Map(sizes.values.map((value) => [value.toLowerCase(), value]));
  const hasWaist = TROUSERS.test(understood.text);
  const sizesFor = (said: string): string[] => {
    const size = (SAID[said] ?? said).replace(' ', '');
    const waist = hasWaist || !named.has(size) ? named.get(`w${size}`) : undefined;
    return [named.get(size), waist].filter((value) => value !== undefined);
  };
  const takeSizes = (said: readonly string[]): boolean => {
    const found = said.map(sizesFor);
    if (found.length === 0 || found.some((values) => values.length === 0)) return false;
    choose(understood, sizes.key, found.flat());
    return true;
  };
  const takeLength = (said: string): boolean => {
    if (!lengths?.values.includes(said)) return false;
    choose(understood, lengths.key, [said]);
    note(understood, lengths.key, said);
    return true;
  };
  const some = (wanted: readonly string[]): boolean => {
    const found = wanted.flatMap((size) => named.get(size) ?? []);
    if (found.length > 0) choose(understood, sizes.key, found);
    return found.length > 0;
  };
  const isForMen = /\b(?:heren|mannen|men|man)/.test(understood.text);
  const whose = isForMen ? 'men' : 'women';
  const read = (pattern: RegExp, take: (match: readonly (string | undefined)[]) => boolean): void => {
    understood.text = extract(understood.text, pattern, (match) => {
      const isTaken = take(match);
      if (isTaken && pattern !== LENGTH) note(understood, sizes.key, match[0] ?? '');
      return isTaken;
    });
  };
  if (which === 'bare') return read(BARE, ([, size = '']) => takeSizes([size]));
  read(BIG, () => some(BIG_SIZES[whose]));
  read(SMALL, () => some(SMALL_SIZES[whose]));
  read(WAIST_AND_LENGTH, ([, waist = '', length]) => {
    if (length !== undefined && !lengths?.values.includes(length)) return false;
    return takeSizes([`w${waist}`]) && (length === undefined || takeLength(length));
  });
  read(PAIR, ([, waist = '', length = '']) => {
    const isPair = named.has(`w${waist}`) && lengths?.values.includes(length) === true && hasWaist;
    return isPair ? takeSizes([`w${waist}`]) && takeLength(length) : takeSizes([waist, length]);
  });
  read(LENGTH, ([, length = '']) => takeLength(length));
  read(NAMED, ([, list = '']) => takeSizes(list.split(/ ?(?:\/|-|,|\+|\ben\b|\bof\b|\btot\b|t\/m) ?/u)));
}
