/** The shopper's choice in an overview, kept in the address. */
export interface OverviewWish {
  /** One of the overview's filters; empty for all. */
  filter: string;
  /** From 1. */
  page: number;
}

/** Filters of an overview and their query parameter. */
export interface OverviewFilters {
  parameter: 'gender' | 'type';
  values: readonly string[];
}

const HIGHEST_PAGE = 1000;

/** Reads the choice from an address; invalid values count as absent. */
export function readWish({ parameter, values }: OverviewFilters, query: URLSearchParams): OverviewWish {
  const filter = query.get(parameter) ?? '';
  const page = query.get('page') ?? '';
  return {
    filter: values.includes(filter) ? filter : '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), HIGHEST_PAGE) : 1,
  };
}

/** The address of a choice. The unfiltered first page has no query. */
export function wishHref(
  path: string,
  { parameter }: OverviewFilters,
  { filter, page }: OverviewWish,
): string {
  const query = new URLSearchParams({
    ...(filter && { [parameter]: filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
