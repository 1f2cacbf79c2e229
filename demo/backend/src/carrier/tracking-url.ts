/** URL of the carrier's parcel pages. `%s` stands for a parcel code, as the commerce vendor stores it. */
export const trackingUrlOf = (publicOrigin: string): string => `${publicOrigin}/carrier/parcels/%s`;

/** URL of the carrier's page of one parcel. */
export const trackingHref = (publicOrigin: string, code: string): string =>
  trackingUrlOf(publicOrigin).replace('%s', encodeURIComponent(code));
