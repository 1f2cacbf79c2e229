import { createHttp, type HttpOptions } from '../http/create-http';
import { keepaliveTransport } from '../http/fetch-transport';

interface SearchAnalyticsConfig extends Pick<HttpOptions, 'transport'> {
  /** Address of the analytics without the event's name. */
  url: string;
  instanceKey: string;
}

/**
 * Reports shopper events to the search service. Calls never wait, throw or retry: a lost event is only logged.
 * A product key is the item number (`itemno`) of a product.
 */
export interface SearchAnalytics {
  purchase: (event: { profileKey: string; productKeys: readonly string[] }) => void;
  productView: (event: { profileKey: string; productKey: string }) => void;
  search: (event: { profileKey: string; searchTerm: string }) => void;
  /** A click on an item of a listing or recommendation; `requestId` identifies the response it came from. */
  itemClick: (event: { itemId: string; requestId: string }) => void;
}

const NO_RETRY = { times: 0, methods: new Set<never>(), statuses: new Set<never>(), delayMs: () => 0 };

/** Client of the search service's analytics, `POST {url}/{event}`. Requests outlive the page that made them. */
export function createSearchAnalytics({
  url,
  instanceKey,
  transport = keepaliveTransport,
}: SearchAnalyticsConfig): SearchAnalytics {
  const headers = { 'instance-key': instanceKey };
  const http = createHttp({ baseUrl: url, headers, retry: NO_RETRY, transport });
  const send = (event: string, body: object): void => {
    http
      .request('POST', `/${event}`, { body })
      .catch((error: unknown) => console.warn(`[search analytics] ${event} is lost.`, error));
  };
  return {
    purchase: ({ profileKey, productKeys }) =>
      send('purchase', { ProfileKey: profileKey, ProductKeys: productKeys }),
    productView: ({ profileKey, productKey }) =>
      send('pageview', { ProfileKey: profileKey, ProductKey: productKey }),
    search: ({ profileKey, searchTerm }) =>
      send('search', { ProfileKey: profileKey, SearchTerm: searchTerm }),
    itemClick: ({ itemId, requestId }) => send('itemclick', { ItemId: itemId, RequestId: requestId }),
  };
}
