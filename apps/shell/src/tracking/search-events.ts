import { createSearchAnalytics, type SearchAnalytics } from '@weefsel/api-clients';
import type { FoundItem, TrackedItem, TrackingConfig } from '@weefsel/contracts';
import { VisitorIdStorage, type Receive } from '@weefsel/stores';
import { likesOf } from '@weefsel/product/visitor';

/** Receiver for `personal`: this browser's memory, and the search service if configured. */
export function connectPersonal(search: TrackingConfig['search']): Receive {
  const remember = likesOf();
  const tell = search && connectSearch(search);
  return (event) => {
    remember(event);
    tell?.(event);
  };
}

/** The search service as a receiver of events. */
function connectSearch({
  analyticsUrl,
  instanceKey,
  productKey,
}: NonNullable<TrackingConfig['search']>): Receive {
  const visitor = new VisitorIdStorage();
  const analytics = createSearchAnalytics({ url: analyticsUrl, instanceKey });
  return searchEvents({ analytics, productKey, profileKey: () => visitor.read() });
}

interface SearchEventsOptions {
  analytics: SearchAnalytics;
  /** Item number of a product; `{id}` stands for its id in the commerce backend. */
  productKey: string;
  /** This browser's profile in the search service. */
  profileKey: () => string;
}

/** Sends events to the search service: purchases, viewed products, searches, followed results. */
export function searchEvents({ analytics, productKey, profileKey }: SearchEventsOptions): Receive {
  const keyOf = ({ id }: TrackedItem) => productKey.replaceAll('{id}', id);
  let hasWarned = false;
  /**
   * Warns when a product has different item numbers.
   * Clicks carry the feed's, all other events the shop's; they must be equal.
   */
  const compare = (item: TrackedItem, { itemId }: FoundItem) => {
    const ours = keyOf(item);
    if (hasWarned || ours === itemId) return;
    hasWarned = true;
    console.warn(
      `[search analytics] The feed calls a product ${itemId}, SEARCH_PRODUCT_KEY makes it ${ours}: its clicks are not joined with its views and purchases.`,
    );
  };
  /** Suggestions in the popup and the results page of one text count as one search. */
  let lastSearch = '';
  return (event) => {
    switch (event.name) {
      case 'purchase':
        return analytics.purchase({
          profileKey: profileKey(),
          productKeys: [...new Set(event.items.map(keyOf))],
        });
      case 'view_item': {
        const [item] = event.items;
        return item && analytics.productView({ profileKey: profileKey(), productKey: keyOf(item) });
      }
      case 'search':
        if (event.text === lastSearch) return undefined;
        lastSearch = event.text;
        return analytics.search({ profileKey: profileKey(), searchTerm: event.text });
      case 'select_item':
        if (!event.found) return undefined;
        compare(event.item, event.found);
        return analytics.itemClick(event.found);
      default:
        return undefined;
    }
  };
}
