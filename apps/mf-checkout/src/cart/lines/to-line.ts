import { amountsOf, type LineItem } from '@weefsel/api-clients';
import { NO_LINK, productHref } from '@weefsel/contracts';
import { toPrice } from '@weefsel/product';
import type { PriceValue } from '@weefsel/ui';

/** A line of the cart as it is shown; amounts in euro. */
export interface Line {
  id: string;
  name: string;
  brand?: string;
  /** Absent when the cart does not say where the product is. */
  href?: string;
  /** Absolute address of the picture. */
  picture?: string;
  options: readonly { group: string; option: string }[];
  quantity: number;
  /** What one piece costs, and what is struck through beside it; absent when unknown. */
  price?: PriceValue;
  total?: number;
  /** Absent when the quantity is fixed. */
  limits?: { min: number; max: number; step: number };
  removable: boolean;
}

/** Where a product's page is; undefined when that is not known. */
export function hrefOf(seoPath: string | null | undefined): string | undefined {
  if (!seoPath) return undefined;
  const href = productHref({ seoUrls: [{ seoPathInfo: seoPath }] });
  return href === NO_LINK ? undefined : href;
}

/** A line on the wire as the cart shows it. Brand and address are there only when the backend adds them to the payload. */
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
