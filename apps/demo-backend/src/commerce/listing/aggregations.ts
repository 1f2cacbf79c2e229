import type { Brand, Product } from '../../catalogue/types.ts';
import { toManufacturer } from '../shapes/brand-shape.ts';
import {
  colourOption,
  groupId,
  lengthOption,
  optionId,
  propertiesOf,
  sizeOption,
  toGroup,
  toOption,
} from '../shapes/option-shape.ts';
import type { GroupName } from '../shapes/option-shape.ts';
import { euros } from '../shapes/price-shape.ts';

type Option = ReturnType<typeof toOption>;

const FILTERABLE = new Set<GroupName>(['Materiaal', 'Pasvorm', 'Mouwlengte', 'Dessin', 'Seizoen']);

/** What a product can be filtered by: ids of its colours, sizes, lengths and properties, by id of their group. */
export function optionIdsByGroup(product: Product): Map<string, string[]> {
  const properties = propertiesOf(product).filter(({ group }) => FILTERABLE.has(group));
  const ids = new Map<string, string[]>(properties.map(({ group, id }) => [groupId(group), [id]]));
  ids.set(
    groupId('Kleur'),
    product.colours.map(({ id }) => id),
  );
  ids.set(
    groupId('Maat'),
    product.sizes.map((size) => optionId('Maat', size)),
  );
  ids.set(
    groupId('Lengtemaat'),
    product.lengths.map((length) => optionId('Lengtemaat', length)),
  );
  return ids;
}

function collectOptions(products: readonly Product[]): Map<GroupName, Map<string, Option>> {
  const groups = new Map<GroupName, Map<string, Option>>();
  const add = (group: GroupName, id: string, make: () => Option) => {
    const options = groups.get(group) ?? new Map<string, Option>();
    if (!options.has(id)) options.set(id, make());
    groups.set(group, options);
  };
  for (const product of products) {
    for (const colour of product.colours) add('Kleur', colour.id, () => colourOption(colour));
    for (const size of product.sizes) add('Maat', optionId('Maat', size), () => sizeOption(size));
    for (const length of product.lengths)
      add('Lengtemaat', optionId('Lengtemaat', length), () => lengthOption(length));
    for (const { group, name, id } of propertiesOf(product)) {
      if (FILTERABLE.has(group)) add(group, id, () => toOption({ id, group, name, position: 1 }));
    }
  }
  return groups;
}

const byPosition = (one: Option, other: Option) =>
  one.position - other.position || one.name.localeCompare(other.name, 'nl');

function toProperties(products: readonly Product[]) {
  const entities = [...collectOptions(products)].map(([group, options]) => {
    const inOrder = [...options.values()].sort(byPosition);
    return { ...toGroup(group), options: inOrder };
  });
  return {
    entities: entities.sort((one, other) => one.position - other.position),
    apiAlias: 'properties_aggregation',
  };
}

/** What a set of products can be filtered by, on the wire: a map by name. */
export function toAggregations(products: readonly Product[]) {
  const brands = new Map<string, Brand>(products.map(({ brand }) => [brand.id, brand]));
  const entities = [...brands.values()]
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'))
    .map(toManufacturer);
  const prices = products.map(({ priceCents }) => priceCents);
  const bound = (pick: (one: number, other: number) => number) =>
    prices.length > 0 ? String(euros(prices.reduce((one, other) => pick(one, other)))) : null;
  return {
    manufacturer: { entities, apiAlias: 'manufacturer_aggregation' },
    price: {
      min: bound(Math.min),
      max: bound(Math.max),
      avg: null,
      sum: null,
      apiAlias: 'price_aggregation',
    },
    properties: toProperties(products),
    rating: { max: null, apiAlias: 'rating_aggregation' },
    'shipping-free': { max: '0', apiAlias: 'shipping-free_aggregation' },
  };
}

export type Aggregations = ReturnType<typeof toAggregations>;
