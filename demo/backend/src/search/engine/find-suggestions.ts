import { possibleStems, stemOf, wordsOf } from '../text/dutch-words.ts';
import type { Bitset } from './bitset.ts';
import type { CategoryNode } from './category-index.ts';
import type { DimensionValue } from './dimension.ts';
import type { IndexedFacet } from './indexed-products.ts';
import type { SearchIndex } from './search-index.ts';

interface Word {
  text: string;
  stem: string;
}

/** A possible suggestion, with its search words and its number of products. */
interface Candidate<T> {
  value: T;
  words: readonly Word[];
  /** Words of which the text must match at least one. */
  ownWords: readonly Word[];
  total: number;
}

export interface Suggestions {
  phrases: readonly string[];
  categories: readonly CategoryNode[];
  brands: readonly string[];
}

const LIMITS = { phrases: 6, categories: 4, brands: 4 } as const;
const MIN_PRODUCTS = 3;

/** A word still being typed: matches as a beginning, or as another form of the same word. */
interface Typed {
  text: string;
  stems: readonly string[];
}

const meets = ({ text, stems }: Typed, word: Word): boolean =>
  word.text.startsWith(text) || stems.includes(word.stem);

function best<T>(candidates: readonly Candidate<T>[], typed: readonly Typed[], limit: number): T[] {
  const opens = ({ words: [first] }: Candidate<T>): number =>
    Number(typed[0] && first && meets(typed[0], first));
  return candidates
    .filter(
      ({ words, ownWords }) =>
        typed.every((part) => words.some((word) => meets(part, word))) &&
        typed.some((part) => ownWords.some((word) => meets(part, word))),
    )
    .sort((a, b) => opens(b) - opens(a) || a.words.length - b.words.length || b.total - a.total)
    .slice(0, limit)
    .map(({ value }) => value);
}

const toWords = (text: string): Word[] => wordsOf(text).map((word) => ({ text: word, stem: stemOf(word) }));

const candidate = <T>(value: T, text: string, total: number, ownText = text): Candidate<T> => ({
  value,
  words: toWords(text),
  ownWords: toWords(ownText),
  total,
});

/** Kinds of clothing as shoppers type them: `truien & vesten` is two kinds. */
function kinds({ categories }: SearchIndex): Map<string, Bitset> {
  const found = new Map<string, Bitset>();
  for (const { category, products } of categories.nodes)
    if (category.level >= 2)
      for (const name of category.name.toLowerCase().split(' & ')) {
        const members = found.get(name);
        if (members) members.or(products);
        else found.set(name, products.copy());
      }
  return found;
}

/** Phrases of a kind of clothing: alone, by gender where it has both, by colour and by brand. */
function phrases(index: SearchIndex): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  const add = (text: string, total: number): void => {
    if (total >= MIN_PRODUCTS) found.push(candidate(text, text, total));
  };
  const valuesOf = (key: string): readonly DimensionValue[] =>
    index.facets.find(({ definition }) => definition.key === key)?.dimension.values ?? [];
  for (const [kind, members] of kinds(index)) {
    const total = members.count();
    add(kind, total);
    for (const { category, products } of index.categories.root?.children ?? []) {
      const shared = products.countWith(members);
      if (shared < total) add(`${kind} ${category.name.toLowerCase()}`, shared);
    }
    for (const colour of valuesOf('kleur'))
      add(`${kind} ${colour.title.toLowerCase()}`, colour.products.countWith(members));
    for (const brand of valuesOf('merk'))
      add(`${brand.title.toLowerCase()} ${kind}`, brand.products.countWith(members));
  }
  return found;
}

const brandsOf = (facet: IndexedFacet | undefined): Candidate<string>[] =>
  (facet?.dimension.values ?? []).map(({ title, total }) => candidate(title, title, total));

/** Returns suggestions for a text still being typed. */
export type Suggest = (text: string) => Suggestions;

/** Prepares suggestions for an assortment. */
export function createSuggestions(index: SearchIndex): Suggest {
  const brands = brandsOf(index.facets.find(({ definition }) => definition.key === 'merk'));
  const texts = [
    ...brands.map((brand) => ({ ...brand, value: brand.value.toLowerCase() })),
    ...phrases(index),
  ];
  const categories = index.categories.nodes
    .filter(({ parent }) => parent)
    .map((node) => {
      const names = index.categories.lineage(node).map(({ category }) => category.name);
      return candidate(node, names.slice(1).reverse().join(' '), node.products.count(), node.category.name);
    });

  const suggest = (text: string): Suggestions => {
    const typed = text ? wordsOf(text).map((word) => ({ text: word, stems: possibleStems(word) })) : [];
    if (typed.length === 0) return { phrases: [], categories: [], brands: [] };
    return {
      phrases: best(texts, typed, LIMITS.phrases),
      categories: best(categories, typed, LIMITS.categories),
      brands: best(brands, typed, LIMITS.brands),
    };
  };
  return (text) => {
    const direct = suggest(text);
    const isEmpty = direct.phrases.length + direct.categories.length + direct.brands.length === 0;
    return isEmpty ? suggest(index.text.search(text).correctedText ?? '') : direct;
  };
}
