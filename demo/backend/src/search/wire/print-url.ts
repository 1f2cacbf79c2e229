import type { ListingQuery } from './parse-query.ts';

/** Form encoding: a space becomes a plus. */
export const encode = (text: string): string => encodeURIComponent(text).replace(/%20/g, '+');

const pipe = encode('|');

/** Encoded value list of one facet, e.g. `Fjord%7CNoord`. */
const joined = (values: readonly string[]): string => values.map(encode).join(pipe);

/** Writes query strings for facet values, sort fields and the page itself; always for the first page. */
export class UrlPrinter {
  private readonly selected: ReadonlyMap<string, string>;
  private readonly query: ListingQuery;
  private readonly path: string;

  /** `path` is the checked category path, e.g. `10000-10012`. */
  constructor(query: ListingQuery, path: string) {
    this.query = query;
    this.path = path;
    this.selected = new Map([...query.filters].map(([key, values]) => [key, joined(values)]));
  }

  page(): string {
    return this.print(this.path, [...this.selected]);
  }

  /** Without any filter. */
  reset(): string {
    return this.print(this.path, []);
  }

  sortedBy(title: string): string {
    return this.print(this.path, [...this.selected], title);
  }

  inCategory(path: string): string {
    return this.print(path, [...this.selected]);
  }

  without(facetKey: string): string {
    return this.print(this.path, this.others(facetKey));
  }

  /** Returns a function that prints the address after toggling a value of the facet. */
  toggling(facetKey: string): (title: string) => string {
    const others = this.others(facetKey);
    const chosen = this.query.filters.get(facetKey) ?? [];
    return (title) => {
      const same = (value: string): boolean => value.toLowerCase() === title.toLowerCase();
      const left = chosen.some(same) ? chosen.filter((value) => !same(value)) : [...chosen, title];
      return this.print(this.path, left.length > 0 ? [...others, [facetKey, joined(left)]] : others);
    };
  }

  private others(facetKey: string): [string, string][] {
    return [...this.selected].filter(([key]) => key !== facetKey);
  }

  private print(
    path: string,
    filters: readonly (readonly [string, string])[],
    sort = this.query.sort,
  ): string {
    const parts: string[] = [];
    if (this.query.text) parts.push(`tn_q=${encode(this.query.text)}`);
    if (path) parts.push(`tn_cid=${path}`);
    const printed = filters.map(([key, values]) => `${encode(key)}=${values}`);
    if (!this.query.usesFiltersParameter) parts.push(...printed.map((filter) => `tn_fk_${filter}`));
    else if (printed.length > 0) parts.push(`tn_filters=${encode(printed.join('&'))}`);
    if (sort) parts.push(`tn_sort=${encode(sort)}`);
    return `?${parts.join('&')}`;
  }
}
