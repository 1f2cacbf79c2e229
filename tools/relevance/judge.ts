import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';
import { fold } from './fold.ts';

/**
 * The query language of the relevance sets; evaluates attributes of products only.
 *
 *   predicate    alternatives separated by " / "; one of them must hold
 *   alternative  terms separated by spaces; all of them must hold; "-" before a term negates it
 *   term         field:value|value (one of them), field<number, field>number; "_" in a value is a space
 *
 *   gender cat brand number                          equal
 *   title text material pattern fit sleeve season    begin or end of a word ("jurk" holds in "midi-jurk")
 *   colour size length       of the same variant, in stock; for a card: in the colour shown
 *   price off                euros, percentage of discount
 *   is:sale|new|available    state
 *   kind:name                predicate of that name in the vocabulary
 */

/** Kinds of goods as predicates, families of colours, and the predicate of goods for sale. */
export interface Vocabulary {
  buyable: string;
  colours: Readonly<Record<string, readonly string[]>>;
  kinds: Readonly<Record<string, string>>;
}

/** True when a product matches, in the colour of its card; without one, in any colour in stock. */
type Judge = (product: CatalogueProduct, shown?: string) => boolean;

type TextField =
  | 'gender'
  | 'cat'
  | 'brand'
  | 'number'
  | 'title'
  | 'text'
  | 'material'
  | 'pattern'
  | 'fit'
  | 'sleeve'
  | 'season';
type VariantField = 'colour' | 'size' | 'length';

interface ProductTerm {
  negated: boolean;
  test: Judge;
}
interface VariantTerm {
  negated: boolean;
  field: VariantField;
  values: readonly string[];
}
type Term = ProductTerm | VariantTerm;

const EQUAL: readonly string[] = ['gender', 'cat', 'brand', 'number'] satisfies TextField[];
const IN_WORDS: readonly string[] = [
  'title',
  'text',
  'material',
  'pattern',
  'fit',
  'sleeve',
  'season',
] satisfies TextField[];
const OF_VARIANT: readonly string[] = ['colour', 'size', 'length'] satisfies VariantField[];

const isTextField = (field: string): field is TextField => [...EQUAL, ...IN_WORDS].includes(field);
const isVariantField = (field: string): field is VariantField => OF_VARIANT.includes(field);
const isOfVariant = (term: Term): term is VariantTerm => 'field' in term;

const inWords = (text: string, value: string): boolean =>
  ` ${text}`.includes(` ${value}`) || `${text} `.includes(`${value} `);

const STATES: Readonly<Record<string, Judge>> = {
  sale: ({ was }) => was !== undefined,
  new: ({ isNew }) => isNew,
  available: ({ available }) => available,
};

function known<T>(names: Readonly<Record<string, T>>, name: string, source: string): T {
  const found = Object.hasOwn(names, name) ? names[name] : undefined;
  if (found === undefined) throw new Error(`Unknown: "${name}" in "${source}"`);
  return found;
}

function boundTest(field: string, operator: string, bound: number, source: string): Judge {
  if ((field !== 'price' && field !== 'off') || Number.isNaN(bound))
    throw new Error(`Not a bound: "${source}"`);
  return (product) => (operator === '<' ? product[field] < bound : product[field] > bound);
}

function toTerm(source: string, vocabulary: Vocabulary): Term {
  const [, minus, field = '', operator = '', rest = ''] = /^(-?)([a-z]+)([:<>])(.+)$/.exec(source) ?? [];
  if (!field) throw new Error(`Not a term: "${source}"`);
  const negated = minus === '-';
  if (operator !== ':') return { negated, test: boundTest(field, operator, Number(rest), source) };
  const values = rest.split('|').map(fold);
  const any = (tests: readonly Judge[]): Term => ({
    negated,
    test: (product, shown) => tests.some((test) => test(product, shown)),
  });
  if (field === 'kind')
    return any(values.map((name) => toJudge([known(vocabulary.kinds, name, source)], vocabulary)));
  if (field === 'is') return any(values.map((name) => known(STATES, name, source)));
  if (field === 'colour')
    return { negated, field, values: values.flatMap((name) => vocabulary.colours[name] ?? [name]) };
  if (isVariantField(field)) return { negated, field, values };
  if (!isTextField(field)) throw new Error(`Unknown: "${field}" in "${source}"`);
  const holds = (text: string, value: string): boolean =>
    EQUAL.includes(field) ? text === value : inWords(text, value);
  const test: Judge = (product) =>
    [product[field]].flat().some((text) => values.some((value) => holds(text, value)));
  return { negated, test };
}

/** True when one variant in stock matches all terms. For a card, a colour term only matches the colour shown. */
const someVariant = (
  terms: readonly VariantTerm[],
  { variants }: CatalogueProduct,
  shown?: string,
): boolean => {
  const fits = (variant: CatalogueVariant): boolean =>
    terms.every(
      ({ field, values }) =>
        values.includes(variant[field] ?? '') && (field !== 'colour' || !shown || variant.colour === shown),
    );
  return variants.some((variant) => variant.stock > 0 && fits(variant));
};

function allHold(terms: readonly Term[], product: CatalogueProduct, shown?: string): boolean {
  const together = terms.filter(isOfVariant).filter(({ negated }) => !negated);
  const alone = terms.filter((term) => !isOfVariant(term) || term.negated);
  const holds = (term: Term): boolean =>
    isOfVariant(term) ? someVariant([term], product, shown) : term.test(product, shown);
  return someVariant(together, product, shown) && alone.every((term) => holds(term) !== term.negated);
}

/** Combines predicates that must all hold. */
export function toJudge(sources: readonly string[], vocabulary: Vocabulary): Judge {
  const toTerms = (alternative: string): Term[] =>
    alternative.split(' ').map((source) => toTerm(source, vocabulary));
  const alternatives = sources
    .map((source) => source.split(' / ').map(toTerms))
    .reduce<Term[][]>((one, other) => one.flatMap((left) => other.map((right) => [...left, ...right])), [[]]);
  return (product, shown) => alternatives.some((terms) => allHold(terms, product, shown));
}
