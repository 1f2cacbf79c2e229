import { contextOfPath } from '@weefsel/product';
import type { ProductPageData } from '../../product-page-data';
import { ladiesBelts, ladiesClothing, ladiesLetters, ladiesShoes, ladiesWaists } from './ladies';
import { lengths } from './lengths';
import type { Measure } from './measure';
import { menBelts, menClothing, menCollars, menLetters, menShoes, menWaists } from './men';
import type { SizeTable } from './size-table';

/** Shirts and shoes of men have numbers in common: where they hang says which they are. */
const SHIRTS = /overhemd/;

/** By department; the first that has all sizes of a product is its table. */
const TABLES = {
  ladies: [ladiesClothing, ladiesLetters, ladiesWaists, ladiesBelts, ladiesShoes],
  men: [menClothing, menLetters, menWaists, menBelts, menShoes],
  general: [],
} as const satisfies Record<string, readonly SizeTable[]>;

/** All tables of a department for people to read, without those that say the same by letters. */
export const tablesToRead = (department: 'ladies' | 'men'): readonly SizeTable[] =>
  department === 'ladies'
    ? [ladiesClothing, ladiesWaists, lengths, ladiesShoes, ladiesBelts]
    : [menClothing, menCollars, menWaists, lengths, menShoes, menBelts];

const ONLY_BELOW = /rok|broek|short/;
const WHOLE = /jurk|jumpsuit/;

/** Which measures of a body say something about what is worn there. */
function measuresAt(path: string): readonly Measure[] {
  if (ONLY_BELOW.test(path)) return ['waist', 'hip'];
  return WHOLE.test(path) ? ['bust', 'waist', 'hip'] : ['bust', 'waist'];
}

/** A table with the measures that matter here. */
const narrowed = (table: SizeTable, path: string): SizeTable =>
  table.measures.includes('hip') ? { ...table, measures: measuresAt(path) } : table;

/** The tables that a product is chosen by. */
export interface ProductTables {
  size: SizeTable;
  length?: SizeTable;
}

type Offered = Pick<ProductPageData, 'crumbs' | 'path' | 'sizes' | 'lengths'>;

const hasAll = ({ rows }: SizeTable, sizes: readonly string[]) =>
  sizes.every((size) => rows.some((row) => row.size === size));

/** Where a product hangs; its own address when its category could not be had. */
function placeOf({ crumbs, path }: Offered): string {
  const category = crumbs.at(-2)?.href ?? '';
  return contextOfPath(category) === 'general' ? path : category;
}

/** The tables of a product's kind, by where it hangs and which sizes there are; undefined for what has none. */
export function tablesOf(offered: Offered): ProductTables | undefined {
  const place = placeOf(offered);
  const { [contextOfPath(place)]: tables } = TABLES;
  const candidates: readonly SizeTable[] = SHIRTS.test(place) ? [menCollars, ...tables] : tables;
  const size = candidates.find((table) => hasAll(table, offered.sizes));
  if (!size) return undefined;
  const hasLengths = offered.lengths.length > 0 && hasAll(lengths, offered.lengths);
  return { size: narrowed(size, place), ...(hasLengths && { length: lengths }) };
}
