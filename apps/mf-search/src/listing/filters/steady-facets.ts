import type { FacetOption, ListingFacet, OptionsFacet } from '../listing-data';
import { PRICE_KEY } from '../address/listing-state';

/** What a facet is called in addresses. */
export const facetKey = (facet: ListingFacet): string => (facet.kind === 'price' ? PRICE_KEY : facet.key);

/** The known names in the order they have, each new one behind its neighbour. */
function inKnownOrder(known: readonly string[], now: readonly string[]): string[] {
  const order = [...known];
  now.forEach((name, index) => {
    if (!order.includes(name)) order.splice(order.indexOf(now[index - 1] ?? '') + 1, 0, name);
  });
  return order;
}

function steadyOptions(known: readonly FacetOption[], now: readonly FacetOption[]): FacetOption[] {
  const options = new Map(
    [...known.map((option) => ({ ...option, count: 0 })), ...now].map((o) => [o.name, o]),
  );
  const order = inKnownOrder(
    known.map(({ name }) => name),
    now.map(({ name }) => name),
  );
  return order.flatMap((name) => options.get(name) ?? []);
}

const withoutResults = (facet: OptionsFacet): OptionsFacet => ({
  ...facet,
  options: steadyOptions(facet.options, []),
});

/**
 * The facets of an answer beside those of the one before: what would give nothing now stays where it was, with a
 * count of 0, so that nothing moves under the shopper's hand. A price range without width goes all the same.
 */
export function steadyFacets(known: readonly ListingFacet[], now: readonly ListingFacet[]): ListingFacet[] {
  const order = inKnownOrder(known.map(facetKey), now.map(facetKey));
  return order.flatMap((key) => {
    const before = known.find((facet) => facetKey(facet) === key);
    const facet = now.find((each) => facetKey(each) === key);
    if (!facet) return before?.kind === 'options' ? withoutResults(before) : [];
    if (facet.kind === 'price' || before?.kind !== 'options') return facet;
    return { ...facet, options: steadyOptions(before.options, facet.options) };
  });
}
