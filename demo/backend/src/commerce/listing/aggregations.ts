import { locale } from '@weefsel/contracts';
import { ratingOf } from '../../catalogue/reviews/create-reviews.ts';
import type { Brand, Product } from '../../catalogue/types.ts';
import { toManufacturer } from '../shapes/brand-shape.ts';
import {
  colourOption,
  lengthOption,
  optionId,
  propertiesOf,
  sizeOption,
  toOption,
  type GroupName,
} from '../shapes/option-shape.ts';
import { euros } from '../shapes/price-shape.ts';

type Option = ReturnType<typeof toOption>;

const FILTERABLE = new Set<GroupName>(['Materiaal', 'Pasvorm', 'Mouwlengte', 'Dessin', 'Seizoen']);

const filterableOf = (product: Product) => propertiesOf(product).filter(({ group }) => FILTERABLE.has(group));

/** Filter options of a product: its colours, sizes, lengths and properties. */
const toOptions = (product: Product): Option[] => [
  ...product.colours.map(colourOption),
  ...product.sizes.map(sizeOption),
  ...product.lengths.map(lengthOption),
  ...filterableOf(product).map((property) => toOption({ ...property, position: 1 })),
];

const OPTION_IDS = new WeakMap<Product, readonly string[]>();

/** Ids of a product's filter options. */
export function optionIdsOf(product: Product): readonly string[] {
  const known = OPTION_IDS.get(product);
  if (known) return known;
  const ids = [
    ...product.colours.map(({ id }) => id),
    ...product.sizes.map((size) => optionId('Maat', size)),
    ...product.lengths.map((length) => optionId('Lengtemaat', length)),
    ...filterableOf(product).map(({ id }) => id),
  ];
  OPTION_IDS.set(product, ids);
  return ids;
}

const WORDS = new Intl.Collator(locale.language);

const byPosition = (one: Option, other: Option) =>
  one.position - other.position || WORDS.compare(one.name, other.name);

/** Distinct options of all products. */
function optionsAmong(products: readonly Product[]): Option[] {
  const options = new Map<string, Option>();
  for (const product of products) {
    if (optionIdsOf(product).every((id) => options.has(id))) continue;
    for (const option of toOptions(product)) options.set(option.id, option);
  }
  return [...options.values()];
}

function toProperties(products: readonly Product[]) {
  const groups = Map.groupBy(optionsAmong(products), ({ group }) => group.id);
  const entities = [...groups.values()].flatMap((options) => {
    const [first] = options;
    return first ? [{ ...first.group, options: options.sort(byPosition) }] : [];
  });
  return {
    entities: entities.sort((one, other) => one.position - other.position),
    apiAlias: 'properties_aggregation',
  };
}

function toBrands(products: readonly Product[]) {
  const brands = new Map<string, Brand>(products.map(({ brand }) => [brand.id, brand]));
  const inOrder = [...brands.values()].sort((one, other) => WORDS.compare(one.name, other.name));
  return { entities: inOrder.map(toManufacturer), apiAlias: 'manufacturer_aggregation' };
}

function toPrices(products: readonly Product[]) {
  const prices = products.map(({ priceCents }) => priceCents);
  const bound = (pick: (one: number, other: number) => number) =>
    prices.length > 0 ? String(euros(prices.reduce((one, other) => pick(one, other)))) : null;
  return { min: bound(Math.min), max: bound(Math.max), avg: null, sum: null, apiAlias: 'price_aggregation' };
}

function toRatings(products: readonly Product[], seed: number) {
  const ratings = products.flatMap((product) => ratingOf(seed, product) ?? []);
  const max = ratings.length > 0 ? String(ratings.reduce((one, other) => Math.max(one, other))) : null;
  return { max, apiAlias: 'rating_aggregation' };
}

/** Facets on the wire: a calculation for each. */
export const FACET_AGGREGATIONS = {
  manufacturer: toBrands,
  price: toPrices,
  rating: toRatings,
  'shipping-free': () => ({ max: '0', apiAlias: 'shipping-free_aggregation' }),
  properties: toProperties,
};

/** Facets of a set of products on the wire, by name. */
export const toAggregations = (products: readonly Product[], seed: number) => ({
  manufacturer: toBrands(products),
  price: toPrices(products),
  rating: toRatings(products, seed),
  'shipping-free': FACET_AGGREGATIONS['shipping-free'](),
  properties: toProperties(products),
});

export type Aggregations = ReturnType<typeof toAggregations>;
