import { createSearchAnalytics } from '@weefsel/api-clients';
import type { TrackingConfig } from '@weefsel/contracts';
import { VisitorIdStorage, type Receive } from '@weefsel/stores';
import { searchEvents } from './search-events';

/** The search service as one who hears what happens. */
export function connectSearch({
  analyticsUrl,
  instanceKey,
  productKey,
}: NonNullable<TrackingConfig['search']>): Receive {
  const visitor = new VisitorIdStorage();
  const analytics = createSearchAnalytics({ url: analyticsUrl, instanceKey });
  return searchEvents({ analytics, productKey, profileKey: () => visitor.read() });
}
