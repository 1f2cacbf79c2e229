import { amountsOf, type LineItem } from '@weefsel/api-clients';
import { NO_LINK, productHref } from '@weefsel/contracts';
import { toPrice } from '@weefsel/product';
import type { PriceValue } from '@weefsel/ui';

/** A cart line for display; amounts in euro. */
export interface Line {
  id: string;
  name: string;
  brand?: string;
  /** Absent when the cart has no path of the product. */
  href?: string;
  /** Absolute address of the picture. */
  picture?: string;
  options: readonly { group: string; option: string }[];
  quantity: number;
  /** Unit price, with the struck-through price beside it; absent when unknown. */
  price?: PriceValue;
  total?: number;
  /** Absent when the quantity is fixed. */
  limits?: { min: number; max: number; step: number };
  removable: boolean;
}

/** Path of a product page; undefined when unknown. */
export function hrefOf(seoPath: string | null | undefined): string | undefined {
  if (!seoPath) return undefined;
  const href = productHref({ seoUrls: [{ seoPathInfo: seoPath }] });
  return href === NO_LINK ? undefined : href;
}

/**
 * Converts a wire line for display. Brand and path are only there when the backend adds them to the payload.
 */
export function toLine({ id, label, quantity, payload, price, cover, ...item }: LineItem): Line {
  const brand = payload?.manufacturerName;
  const href = hrefOf(payload?.seoPath);
  const { minPurchase, maxPurchase, purchaseSteps } = item.quantityInformation ?? {};
  return {
    id,
    name: label ?? '',
    options: payload?.options ?? [],
    quantity,
    ...(price && { price: toPrice(amountsOf(price)), total: price.totalPrice }),
    removable: item.removable !== false,
    ...(brand && { brand }),
    ...(href && { href }),
    ...(cover?.url && { picture: cover.url }),
    ...(item.stackable !== false && {
      limits: { min: minPurchase ?? 1, max: maxPurchase ?? Infinity, step: purchaseSteps ?? 1 },
    }),
  };
}
