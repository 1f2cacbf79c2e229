export type CriteriaFilter =
  | { type: 'equals'; field: string; value: string | number | boolean | null }
  | { type: 'equalsAny'; field: string; value: string | readonly string[] }
  | { type: 'contains' | 'prefix' | 'suffix'; field: string; value: string }
  | { type: 'range'; field: string; parameters: { gte?: number; gt?: number; lte?: number; lt?: number } }
  | { type: 'multi' | 'not'; operator: 'and' | 'or'; queries: readonly CriteriaFilter[] };

export interface CriteriaSort {
  field: string;
  order: 'ASC' | 'DESC';
  naturalSorting?: boolean;
}

export interface Associations {
  [name: string]: { associations?: Associations };
}

/** What to read of a list and how much, as the Store API understands it. */
export interface Criteria {
  page?: number;
  /** At most 100. */
  limit?: number;
  ids?: readonly string[];
  filter?: readonly CriteriaFilter[];
  sort?: readonly CriteriaSort[];
  associations?: Associations;
  includes?: Record<string, readonly string[]>;
  term?: string;
  /** 0 none, 1 exact, 2 next pages; the words mean the same. */
  'total-count-mode'?: 0 | 1 | 2 | 'none' | 'exact' | 'next-pages';
}
