import type { SearchItem } from '../types';

type WithAttributes = Pick<SearchItem, 'attributes'>;

/** The product's id in the commerce backend; `undefined` for items that are not products. */
export const itemSwid = ({ attributes }: WithAttributes): string | undefined =>
  attributes.find(({ name }) => name === 'swid')?.values[0]?.toLowerCase() || undefined;

/** Ids in the commerce backend of all products among the items, in their order. */
export const itemSwids = (items: readonly WithAttributes[]): string[] =>
  items.flatMap((item) => itemSwid(item) ?? []);
