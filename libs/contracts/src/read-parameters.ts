/**
 * Names of the query parameters that a page reads. A trailing `*` matches all names with that prefix.
 * All other parameters, e.g. those of advertisements, do not change the page.
 */
export type ReadParameters = readonly string[];

const reads = (parameters: ReadParameters, name: string): boolean =>
  parameters.some((parameter) =>
    parameter.endsWith('*') ? name.startsWith(parameter.slice(0, -1)) : name === parameter,
  );

/** Address with only the parameters that are read, sorted by name. */
export function narrowed(url: URL, parameters: ReadParameters): URL {
  const kept = [...url.searchParams].filter(([name]) => reads(parameters, name));
  // Values of one parameter keep their order: the first may differ in meaning from the second.
  const query = new URLSearchParams(kept);
  query.sort();
  const next = new URL(url);
  next.search = query.toString();
  return next;
}

/** Adds the unread parameters of the requested address to a path of the shop. */
export function withTheRest(to: string, asked: URL, parameters: ReadParameters): string {
  const rest = [...asked.searchParams].filter(([name]) => !reads(parameters, name));
  if (!to.startsWith('/') || rest.length === 0) return to;
  const [beforeHash = '', hash] = to.split('#');
  const [path = '', query] = beforeHash.split('?');
  const joined = new URLSearchParams(query);
  for (const [name, value] of rest) if (!joined.has(name)) joined.append(name, value);
  return `${path}?${joined}${hash === undefined ? '' : `#${hash}`}`;
}
