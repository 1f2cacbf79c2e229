/** Values of one query: `undefined` leaves a name out, a list repeats it. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Joins a base address, a path and a query. */
export function buildUrl(baseUrl: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') value.forEach((one) => search.append(name, one));
    else search.set(name, String(value));
  }
  const address = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
  return search.size > 0 ? `${address}?${search}` : address;
}
