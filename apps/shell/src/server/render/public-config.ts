import type { StorefrontConfig, TrackingConfig } from '@weefsel/contracts';
import type { ServerConfig } from '../settings/environment';

function trackingOf(config: ServerConfig): TrackingConfig {
  const { analyticsUrl, consent, gtmId, searchInstanceKey: instanceKey, searchProductKey } = config;
  const search = { analyticsUrl, instanceKey, productKey: searchProductKey };
  return { consent, ...(gtmId && { gtmId }), ...(analyticsUrl && { search }) };
}

/** The part of the configuration that browsers get. */
export const publicConfig = (config: ServerConfig): StorefrontConfig => ({
  imageHosts: config.imageHosts,
  search: {
    baseUrl: config.searchBaseUrl,
    instanceKey: config.searchInstanceKey,
    searchPath: config.searchPath,
    everything: config.searchEverything,
  },
  tracking: trackingOf(config),
  ...(config.debugPanel && { debugPanel: true }),
});
