/**
 * Names of the query parameters that a page reads; one that ends in `*` stands for all that begin like it. Whatever else
 * an address has, e.g. what advertisements put there, makes no other page of it.
 */
export type ReadParameters = readonly string[];

const reads = (parameters: ReadParameters, name: string): boolean =>
  parameters.some((parameter) =>
    parameter.endsWith('*') ? name.startsWith(parameter.slice(0, -1)) : name === parameter,
  );

/** An address with the parameters only that somebody reads, in one order, whatever order they came in. */
export function narrowed(url: URL, parameters: ReadParameters): URL {
  const kept = [...url.searchParams].filter(([name]) => reads(parameters, name));
  // Several values of one parameter stay in their order: the first may mean something else than the second.
  const query = new URLSearchParams(kept);
  query.sort();
  const next = new URL(url);
  next.search = query.toString();
  return next;
}

/** A path of the shop with the parameters that were left out of the address that led there. */
export function withTheRest(to: string, asked: URL, parameters: ReadParameters): string {
  const rest = [...asked.searchParams].filter(([name]) => !reads(parameters, name));
  if (!to.startsWith('/') || rest.length === 0) return to;
  const [beforeHash = '', hash] = to.split('#');
  const [path = '', query] = beforeHash.split('?');
  const joined = new URLSearchParams(query);
  for (const [name, value] of rest) if (!joined.has(name)) joined.append(name, value);
  return `${path}?${joined}${hash === undefined ? '' : `#${hash}`}`;
}
