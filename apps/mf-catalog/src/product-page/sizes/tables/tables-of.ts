import { contextOfPath } from '@weefsel/product';
import type { ProductPageData } from '../../product-page-data';
import { ladiesBelts, ladiesClothing, ladiesLetters, ladiesShoes, ladiesWaists } from './womens-sizes';
import { lengths } from './lengths';
import type { Measure } from './measure';
import { menBelts, menClothing, menCollars, menLetters, menShoes, menWaists } from './mens-sizes';
import type { SizeTable } from './size-table';

/** Men's shirts and shoes share numbers; the category path distinguishes them. */
const SHIRTS = /overhemd/;

/**
 * Tables by department. A product uses the first table with all its sizes.
 * In code, not in the content service: no schema detects a wrong figure.
 */
const TABLES = {
  ladies: [ladiesClothing, ladiesLetters, ladiesWaists, ladiesBelts, ladiesShoes],
  men: [menClothing, menLetters, menWaists, menBelts, menShoes],
  general: [],
} as const satisfies Record<string, readonly SizeTable[]>;

/** All tables of a department for display, without the duplicates by letter. */
export const tablesToRead = (department: 'ladies' | 'men'): readonly SizeTable[] =>
  department === 'ladies'
    ? [ladiesClothing, ladiesWaists, lengths, ladiesShoes, ladiesBelts]
    : [menClothing, menCollars, menWaists, lengths, menShoes, menBelts];

const ONLY_BELOW = /rok|broek|short/;
const WHOLE = /jurk|jumpsuit/;

/** Body measures that matter for a category path. */
function measuresAt(path: string): readonly Measure[] {
  if (ONLY_BELOW.test(path)) return ['waist', 'hip'];
  return WHOLE.test(path) ? ['bust', 'waist', 'hip'] : ['bust', 'waist'];
}

/** Reduces a clothing table to the measures that matter here. */
const narrowed = (table: SizeTable, path: string): SizeTable =>
  table.measures.includes('hip') ? { ...table, measures: measuresAt(path) } : table;

/** Tables that the size and length of a product are chosen by. */
export interface ProductTables {
  size: SizeTable;
  length?: SizeTable;
}

type Offered = Pick<ProductPageData, 'crumbs' | 'path' | 'sizes' | 'lengths'>;

const hasAll = ({ rows }: SizeTable, sizes: readonly string[]) =>
  sizes.every((size) => rows.some((row) => row.size === size));

/** Path of the product's category; its own path when the category is unavailable. */
function placeOf({ crumbs, path }: Offered): string {
  const category = crumbs.at(-2)?.href ?? '';
  return contextOfPath(category) === 'general' ? path : category;
}

/** Tables of a product, by its category and sizes. Undefined when no table fits. */
export function tablesOf(offered: Offered): ProductTables | undefined {
  const place = placeOf(offered);
  const { [contextOfPath(place)]: tables } = TABLES;
  const candidates: readonly SizeTable[] = SHIRTS.test(place) ? [menCollars, ...tables] : tables;
  const size = candidates.find((table) => hasAll(table, offered.sizes));
  if (!size) return undefined;
  const hasLengths = offered.lengths.length > 0 && hasAll(lengths, offered.lengths);
  return { size: narrowed(size, place), ...(hasLengths && { length: lengths }) };
}
