import { DEFAULT_SORT, sortOrders } from '../search/engine/sort-orders.ts';
import { fillIn } from './fill-in.ts';
import { createNearby, type Neighbours } from './nearby.ts';
import { draftsOf, type Draft, type TextParts } from './product-description.ts';
import type { Product } from './types.ts';

/** Most uses of one form within a page of a listing. */
const MOST = 3;
/** Number of products whose texts know each other; bounds the time of a first text. */
const BLOCK = 3000;

type Choice = Readonly<Record<string, string>>;

/** Words by rising number of uses nearby; among equals, each product begins at another place. */
function rarest(words: readonly string[], near: Neighbours, index: number): string[] {
  const start = words.length > 0 ? index % words.length : 0;
  return [...words.slice(start), ...words.slice(0, start)]
    .map((word) => ({ word, uses: near.uses(word) }))
    .sort((one, other) => one.uses - other.uses)
    .map(({ word }) => word);
}

/** All choices of one word per name. */
function* choices(lists: readonly (readonly [string, readonly string[]])[]): Generator<Choice> {
  const [first, ...others] = lists;
  if (!first) return yield {};
  const [name, words] = first;
  for (const word of words) for (const rest of choices(others)) yield { [name]: word, ...rest };
}

/** The listings of a product: its categories with all parents, and those of its brand. */
function listingsOf({ categories, brand, gender }: Product): string[] {
  const paths = categories.flatMap(({ seoPath }) => {
    const steps = seoPath.split('/').slice(0, -1);
    return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
  });
  return [...new Set([...paths, brand.seoPath, `${brand.seoPath}${gender}`])];
}

/** Writes texts one product after the other; no sentence comes twice. */
function createWriter(seed: number) {
  const nextNear = createNearby();
  const said = new Set<string>();

  function sentenceOf(draft: Draft, product: Product, parts: TextParts, near: Neighbours) {
    const by = (words: readonly string[]) => rarest(words, near, product.index);
    const lists = Object.entries(draft.words).map(([name, words]) => [name, by(words)] as const);
    for (const form of by(draft.forms)) {
      if (draft.optional && near.uses(form) >= MOST) return [];
      for (const choice of choices(lists)) {
        const sentence = fillIn(form, parts, choice);
        if (said.has(sentence)) continue;
        said.add(sentence);
        for (const words of [form, ...Object.values(choice)]) near.use(words);
        return [sentence];
      }
    }
    return [];
  }

  return (product: Product, parts: TextParts): string => {
    const near = nextNear(listingsOf(product));
    return draftsOf(seed, product, parts)
      .flatMap((draft) => sentenceOf(draft, product, parts, near))
      .join(' ');
  };
}

/** Texts in the default order of a listing, so that popular products come first. */
function* textsOf(seed: number, products: readonly Product[], told: readonly TextParts[]) {
  const write = createWriter(seed);
  for (const position of sortOrders(products).get(DEFAULT_SORT) ?? []) {
    const product = products[position];
    const parts = product && told[product.index];
    if (parts) yield [product.index, write(product, parts)] as const;
  }
}

export interface Descriptions {
  /** Sets the facts of the n-th product; a later call replaces an earlier one. */
  put(index: number, parts: TextParts): void;
  /** Text of the n-th product; its forerunners in a listing are written first. */
  at(index: number): string;
}

/** Writes texts on read: most of a hundred thousand are never read. */
export function createDescriptions(seed: number, products: () => readonly Product[]): Descriptions {
  const told: TextParts[] = [];
  const texts = new Map<number, string>();
  const blocks = new Map<number, ReturnType<typeof textsOf>>();
  return {
    put: (index, parts) => (told[index] = parts),
    at(index) {
      const first = index - (index % BLOCK);
      const block = blocks.get(first) ?? textsOf(seed, products().slice(first, first + BLOCK), told);
      blocks.set(first, block);
      while (!texts.has(index)) {
        const next = block.next();
        if (next.done) break;
        texts.set(...next.value);
      }
      return texts.get(index) ?? '';
    },
  };
}
