import { plainText } from '@weefsel/contracts';
import { COLOURS } from './spoken/colours';
import { MATERIALS } from './spoken/materials';
import { PATTERNS } from './spoken/patterns';
import { FITS, SLEEVES } from './spoken/shapes';
import type { SpokenWords } from './spoken/spoken-words';
import { NEW, SALE, SEASONS } from './spoken/states';
import type { ChoosableFacet, ShopFacets } from './shop-facets';

/** Facet values that a word or phrase stands for. */
export interface Choice {
  key: string;
  values: readonly string[];
  /** Kind of facet, which decides how far compounds may be split. */
  of: 'brand' | 'season' | 'other';
}

/** Choices by phrase: words in their base form, separated by spaces. */
export type Lexicon = ReadonlyMap<string, Choice>;

/** Titles of facets with separate readers, or with values that have no meaning alone. */
const NOT_BY_NAME: readonly string[] = ['maat', 'lengtemaat', 'sale', 'nieuw'];
const SPOKEN: readonly SpokenWords[] = [COLOURS, MATERIALS, PATTERNS, SLEEVES, FITS, SALE, NEW];
const MIN_NAME = 3;

/** A text as words with single spaces: `A-lijn` is `a lijn`. */
export const toPhrase = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const KINDS: Readonly<Record<string, Choice['of']>> = { merk: 'brand', seizoen: 'season' };

const kindOf = ({ title }: ChoosableFacet): Choice['of'] => KINDS[title] ?? 'other';

/** The facet's values among the meant ones. */
function valuesFor(meant: string, said: string, { values }: ChoosableFacet, endings = false): string[] {
  const names = meant.split(', ').map(toPhrase);
  return values.filter((value) => {
    const name = toPhrase(value);
    return names.includes(name) || (endings && !said.includes(' ') && name.endsWith(said));
  });
}

/** All phrases for the facets of a shop. */
export function toLexicon({ facets }: Pick<ShopFacets, 'facets'>): Lexicon {
  const lexicon = new Map<string, Choice>();
  const add = (said: string, facet: ChoosableFacet, values: readonly string[]): void => {
    if (values.length > 0 && !lexicon.has(said))
      lexicon.set(said, { key: facet.key, values, of: kindOf(facet) });
  };
  for (const { facet: title, endings, words } of SPOKEN)
    for (const facet of facets.filter((one) => one.title === title))
      for (const [said, meant] of Object.entries(words))
        add(said, facet, valuesFor(meant, said, facet, endings));
  for (const facet of facets.filter(({ title }) => title === 'seizoen'))
    for (const { said, begins } of SEASONS)
      add(
        said,
        facet,
        facet.values.filter((value) => plainText(value).startsWith(begins)),
      );
  for (const facet of facets.filter(({ title }) => !NOT_BY_NAME.includes(title)))
    for (const value of facet.values) {
      const name = toPhrase(value);
      if (name.length < MIN_NAME) continue;
      add(name, facet, [value]);
      if (value.includes('&')) add(toPhrase(value.replaceAll('&', ' en ')), facet, [value]);
    }
  return lexicon;
}
