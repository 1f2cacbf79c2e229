import { mainDelivery, type Order } from '@weefsel/api-clients';
import { toUrl } from '@weefsel/contracts';

/**
 * The carrier's page of a parcel; `%s` in the backend's address stands for the code.
 * Undefined for anything but a web address.
 */
export function trackingHref(trackingUrl: string | null | undefined, code: string): string | undefined {
  if (!trackingUrl) return undefined;
  const href = trackingUrl.replaceAll('%s', encodeURIComponent(code));
  return /^https?:$/.test(toUrl(href)?.protocol ?? '') ? href : undefined;
}

/** The carrier's page of an order's parcel, outbound or return; undefined without one. */
export function parcelHref(order: Order, code: string): string | undefined {
  const { trackingUrl, translated } = mainDelivery(order)?.shippingMethod ?? {};
  return trackingHref(translated?.trackingUrl ?? trackingUrl, code);
}
