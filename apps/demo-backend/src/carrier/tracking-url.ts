/** Where the carrier shows parcels; `%s` stands for a parcel's code, as the commerce vendor keeps it. */
export const trackingUrlOf = (publicOrigin: string): string => `${publicOrigin}/carrier/parcels/%s`;

/** The carrier's page of one parcel. */
export const trackingHref = (publicOrigin: string, code: string): string =>
  trackingUrlOf(publicOrigin).replace('%s', encodeURIComponent(code));
