/**
 * Shoppers' words for the values of a facet. With `endings`, a word also stands for values that end in it: `blauw` for
 * `donkerblauw`. Values that the shop's facet lacks are ignored.
 */
export interface SpokenWords {
  /** Folded title of the facet. */
  facet: string;
  endings?: true;
  /** Folded values by phrase, with each word in its base form. Several values are separated by commas. */
  words: Readonly<Record<string, string>>;
}
