import type { SearchItem } from '../types';

type WithAttributes = Pick<SearchItem, 'attributes'>;

/** First value of one of the item's attributes. */
export const itemAttribute = (item: WithAttributes, name: string): string | undefined =>
  item.attributes.find((attribute) => attribute.name === name)?.values[0];

/** The product's id in the commerce backend; `undefined` for items that are no products. */
export const itemSwid = (item: WithAttributes): string | undefined =>
  itemAttribute(item, 'swid')?.toLowerCase() || undefined;

/** Ids in the commerce backend of all products among the items, in their order. */
export const itemSwids = (items: readonly WithAttributes[]): string[] =>
  items.flatMap((item) => itemSwid(item) ?? []);
