import { PRICE_FACET } from '../engine/facet-definitions.ts';
import type { Listing } from '../engine/find-listing.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { facetSettings } from './facet-settings.ts';
import type { UrlPrinter } from './print-url.ts';
import type { WireFacet, WireFacetAttribute } from './wire-types.ts';

const PRICE_FACET_ID = 2;

const firstIn = (
  order: Uint32Array | undefined,
  isMember: (position: number) => boolean,
): number | undefined => order?.find(isMember);

/**
 * The price slider: `[min, max]` in whole euros around every price that the other filters leave. With a chosen range it
 * is `[chosenMin, chosenMax, min, max]`. Titles are numbers as text.
 */
export function toPriceFacet(
  index: SearchIndex,
  { selection }: Listing,
  urls: UrlPrinter,
): WireFacet | undefined {
  const reachable = selection.without(PRICE_FACET.key);
  const isReachable = (position: number): boolean => reachable.has(position);
  const cheapest = firstIn(index.orders.get('Prijs oplopend'), isReachable);
  const dearest = firstIn(index.orders.get('Prijs aflopend'), isReachable);
  if (cheapest === undefined || dearest === undefined) return undefined;

  const min = Math.floor((index.prices[cheapest] ?? 0) / 100);
  const max = Math.ceil((index.prices[dearest] ?? 0) / 100);
  const { price } = selection;
  const chosen = price ? [price.from / 100, Math.min(price.to / 100, Math.max(max, price.from / 100))] : [];
  const url = urls.without(PRICE_FACET.key);
  const attributes = [...chosen, min, max].map((bound, i): WireFacetAttribute => ({
    title: String(bound),
    isselected: i < chosen.length,
    nrofresults: 0,
    attributeid: i + 1,
    url,
    link: null,
    imagetag: null,
    alternatesortorder: null,
    children: null,
  }));
  return {
    facetsettings: facetSettings({
      facetid: PRICE_FACET_ID,
      urlkey: PRICE_FACET.key,
      title: PRICE_FACET.title,
      selectiontype: 'slider',
      ismultiselect: false,
      isnrofresultsvisible: false,
      prefix: '€',
    }),
    attributes,
    hasmoreattributes: false,
    clickpoints: null,
    buckets: null,
  };
}
