import { mainDelivery, type Order } from '@weefsel/api-clients';
import { toUrl } from '@weefsel/contracts';

/** Where the carrier shows a parcel, by the address that the backend keeps with `%s` for the code; undefined for what is no web address. */
export function trackingHref(trackingUrl: string | null | undefined, code: string): string | undefined {
  if (!trackingUrl) return undefined;
  const href = trackingUrl.replaceAll('%s', encodeURIComponent(code));
  return /^https?:$/.test(toUrl(href)?.protocol ?? '') ? href : undefined;
}

/** The carrier's page of a parcel of an order, there or back; undefined without one. */
export function parcelHref(order: Order, code: string): string | undefined {
  const { trackingUrl, translated } = mainDelivery(order)?.shippingMethod ?? {};
  return trackingHref(translated?.trackingUrl ?? trackingUrl, code);
}
