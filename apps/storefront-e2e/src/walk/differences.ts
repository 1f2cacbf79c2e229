import { PAGE_SIZE } from './oracle';
import type { ShownFacet, ShownListing } from './read-listing';
import type { Walker } from './walker';

const print = (value: unknown): string => JSON.stringify(value);
const parameters = (address: Record<string, string>): string => print(Object.entries(address).sort());

/** Each chosen value with the address after its removal. */
function chipsOf(walker: Walker): string[] {
  const { filters, price, sort } = walker.stop;
  const leftBy = (next: Partial<typeof walker.stop>) =>
    parameters(walker.addressOf({ filters, price, sort, page: 1, ...next }));
  const values = Object.entries(filters).flatMap(([key, chosen]) =>
    chosen.map((value) => {
      const { [key]: own = [], ...others } = filters;
      const rest = own.filter((one) => one !== value);
      return leftBy({ filters: rest.length > 0 ? { ...others, [key]: rest } : others });
    }),
  );
  return [...values, ...(price ? [leftBy({ price: undefined })] : [])].sort();
}

/** Differences of one facet. Values without results may be shown; chosen ones must be. */
function facetDifferences({ title, folded, options }: ShownFacet, walker: Walker): string[] {
  const { counts } = walker.truth;
  const facet = walker.place.facets.find((one) => one.title === title);
  const truth = counts.get(title);
  if (!facet || !truth) return [`nobody knows the facet ${title}`];
  const chosen = walker.stop.filters[facet.key] ?? [];
  const wrong = options.filter(
    ({ value, count, checked }) => (truth.get(value) ?? 0) !== count || chosen.includes(value) !== checked,
  );
  const shown = new Set(options.map(({ value }) => value));
  const missing = [...truth].filter(
    ([value, count]) => !shown.has(value) && (chosen.includes(value) || (!folded && count > 0)),
  );
  return [
    ...wrong.map((option) => `${title}: shown ${print(option)}, counted ${truth.get(option.value) ?? 0}`),
    ...missing.map(([value, count]) => `${title}: ${value} (${count}) is not shown`),
  ];
}

/** All differences between a page and the catalogue's truth about its address; empty when it is correct. */
export function differences(shown: ShownListing, walker: Walker): string[] {
  const { articles, counts } = walker.truth;
  const found: string[] = [];
  const differ = (what: string, is: unknown, should: unknown) => {
    if (print(is) !== print(should)) found.push(`${what}: shown ${print(is)}, should be ${print(should)}`);
  };
  differ('address', parameters(shown.address), parameters(walker.addressOf(walker.stop)));
  differ('total', shown.total, articles.length);
  differ('number of cards', shown.cards.length, walker.cards.length);
  const at = walker.cards.findIndex((number, place) => shown.cards[place] !== number);
  if (at >= 0) differ(`cards from ${at} on`, shown.cards.slice(at, at + 3), walker.cards.slice(at, at + 3));
  differ('chips', shown.chips.map(({ address }) => parameters(address)).sort(), chipsOf(walker));
  const wanted = [...counts].filter(([, values]) => [...values.values()].some((count) => count > 0));
  const titles = new Set(shown.facets.map(({ title }) => title));
  for (const [title] of wanted)
    if (titles.has(title) !== walker.useful.has(title))
      found.push(`the facet ${title} is ${titles.has(title) ? '' : 'not '}shown`);
  for (const facet of shown.facets) found.push(...facetDifferences(facet, walker));
  if (shown.busy) found.push('still busy');
  return found;
}

/** True when another page follows the last one on screen. */
export const hasMore = (walker: Walker): boolean =>
  walker.shown.last * PAGE_SIZE < walker.truth.articles.length;
