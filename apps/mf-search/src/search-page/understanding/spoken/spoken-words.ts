/**
 * What shoppers say for the values of a facet: each line has values, folded, and what is said for them. A word that ends a
 * value, as `blauw` ends `donkerblauw`, says that value where `endings` is set. None of it counts for a shop whose
 * facet does not have the value.
 */
export interface SpokenWords {
  /** Folded title of the facet. */
  facet: string;
  endings?: true;
  /** Values by what is said, in the base form of each word. */
  words: Readonly<Record<string, string>>;
}
