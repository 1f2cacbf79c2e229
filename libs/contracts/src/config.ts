import type { TrackingConfig } from './tracking';

/** Configuration that both the server and the browser need; secrets never enter it. */
export interface StorefrontConfig {
  /** Store API base address, ending in `/store-api`. */
  commerceEndpoint: string;
  /** Sales-channel access key (public by design of the Store API). */
  commerceAccessToken: string;
  /** Hosts (`name[:port]`) from which pictures may come; any other is refused. */
  imageHosts: readonly string[];
  /** Shows those who build the shop what is kept in memory. */
  debugPanel?: boolean;
  /** Absent: nothing is measured. */
  tracking?: TrackingConfig;
}
