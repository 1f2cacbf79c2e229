import type { Product } from '../../catalogue/types.ts';
import { Bitset } from '../engine/bitset.ts';
import type { CategoryIndex } from '../engine/category-index.ts';
import { fibresOf } from '../engine/fibres.ts';
import { aliasesOf } from './brand-aliases.ts';
import { ALSO, CONCEPTS } from './concepts.ts';
import { stemOf, wordsOf } from './dutch-words.ts';
import type { Vocabulary, Weight } from './vocabulary.ts';

/** Removes shares and years, which are meaningless as words. */
const withoutNumbers = (text: string): string => text.replace(/\d+%?/g, ' ');

/** True when a category names one kind; `Truien & Vesten` leaves a product's kind open. */
const namesOneKind = (name: string): boolean => !name.includes('&');

/** Main material of a product: first part of its composition, main fibres, and name of the cloth. */
const clothOf = ({ material, name, cloth }: Product): string =>
  [withoutNumbers(material.split(',')[0] ?? ''), ...fibresOf(material, name), cloth].join(' ');

function addMeanings(
  vocabulary: Vocabulary,
  meanings: typeof CONCEPTS,
  { size, weight }: { size: number; weight: Weight },
): void {
  for (const [words, meaning] of meanings) {
    const meant = Bitset.empty(size);
    for (const alternative of meaning.split(' / ')) {
      const fitting = Bitset.full(size);
      for (const word of alternative.split(' ')) fitting.and(vocabulary.carrying(word));
      meant.or(fitting);
    }
    for (const word of words.split(' ')) vocabulary.addMeaning(word, meant, weight);
  }
}

/** Fills a vocabulary with the words of the assortment and words for its parts. */
export function addWords(
  vocabulary: Vocabulary,
  products: readonly Product[],
  categories: CategoryIndex,
): void {
  const known = new Map<string, readonly string[]>();
  const split = (text: string): readonly string[] => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  const kinds = new Set(
    categories.nodes.flatMap(({ category: { level, name } }) => (level > 1 ? split(name).map(stemOf) : [])),
  );
  products.forEach((product, position) => {
    const add = (text: string | null, weight: Weight): void => {
      for (const word of split(text ?? '')) vocabulary.add(word, position, weight);
    };
    for (const name of [product.brand.name, ...aliasesOf(product.brand.name)]) {
      // `Yvaine Colbert` must not precede every colbert.
      for (const word of split(name)) if (!kinds.has(stemOf(word))) vocabulary.add(word, position, 4);
      add(split(name).join(''), 4);
    }
    for (const { id } of product.categories) {
      const node = categories.find(id);
      for (const { category } of node ? categories.lineage(node) : [])
        if (category.level > 0 && namesOneKind(category.name)) {
          // `Nette schoenen` are a kind of `schoenen`, not of `nette`.
          const [kind = '', ...beside] = category.name.split(' ').reverse();
          add(kind, category.id === id ? 3 : 1);
          add(beside.join(' '), 1);
        }
    }
    add(product.name, 2);
    for (const colour of product.colours) add(colour.name, 2);
    for (const detail of [
      product.made.pattern,
      product.fit,
      product.season,
      // Without `lange`: a blouse with long sleeves is no long blouse.
      product.sleeve?.split(' ').at(-1),
      ...product.details,
    ])
      add(withoutNumbers(detail ?? ''), 1);
    add(clothOf(product), 1);
    if (product.sleeve) add(split(product.sleeve).join(''), 1);
  });
  const size = products.length;
  addMeanings(vocabulary, CONCEPTS, { size, weight: 3 });
  addMeanings(vocabulary, ALSO, { size, weight: 1 });
  vocabulary.close();
}
