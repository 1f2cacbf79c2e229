import { possibleStems, stemOf, wordsOf } from '../text/dutch-words.ts';
import type { Bitset } from './bitset.ts';
import type { CategoryNode } from './category-index.ts';
import type { IndexedFacet, SearchIndex } from './search-index.ts';

/** Something to suggest, with the words it is found by and the products behind it. */
interface Candidate<T> {
  value: T;
  words: readonly string[];
  /** Words of which the text must meet at least one. */
  ownWords: readonly string[];
  total: number;
}

export interface Suggestions {
  phrases: readonly string[];
  categories: readonly CategoryNode[];
  brands: readonly string[];
}

const LIMITS = { phrases: 6, categories: 4, brands: 4 } as const;
const MIN_PRODUCTS = 3;

const meets = (typed: string, word: string): boolean =>
  word.startsWith(typed) || possibleStems(typed).includes(stemOf(word));

function best<T>(candidates: readonly Candidate<T>[], typed: readonly string[], limit: number): T[] {
  const [first = ''] = typed;
  const isOpening = ({ words }: Candidate<T>): number => Number(words[0]?.startsWith(first));
  return candidates
    .filter(
      ({ words, ownWords }) =>
        typed.every((part) => words.some((word) => meets(part, word))) &&
        typed.some((part) => ownWords.some((word) => meets(part, word))),
    )
    .sort((a, b) => isOpening(b) - isOpening(a) || a.words.length - b.words.length || b.total - a.total)
    .slice(0, limit)
    .map(({ value }) => value);
}

const candidate = <T>(value: T, text: string, total: number, ownText = text): Candidate<T> => ({
  value,
  words: wordsOf(text),
  ownWords: wordsOf(ownText),
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

function phrases(index: SearchIndex): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  const tops = index.categories.root?.children ?? [];
  const combined = new Set(['kleur', 'merk']);
  const facets = index.facets.filter(({ definition }) => combined.has(definition.key));
  for (const [kind, members] of kinds(index)) {
    found.push(candidate(kind, kind, members.count()));
    const add = (extra: string, total: number): void => {
      const text = `${kind} ${extra}`;
      if (total >= MIN_PRODUCTS) found.push(candidate(text, text, total));
    };
    for (const { category, products } of tops) add(category.name.toLowerCase(), products.countWith(members));
    for (const { values } of facets)
      for (const { title, products } of values) add(title.toLowerCase(), products.countWith(members));
  }
  return found;
}

const brandsOf = (facet: IndexedFacet | undefined): Candidate<string>[] =>
  (facet?.values ?? []).map(({ title, total }) => candidate(title, title, total));

/** Prepares suggestions for an assortment; returns what to suggest for a text still being typed. */
export function createSuggestions(index: SearchIndex): (text: string) => Suggestions {
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
    const typed = text ? wordsOf(text) : [];
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
