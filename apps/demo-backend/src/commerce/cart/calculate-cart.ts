import type { Product, Variant } from '../../catalogue/types.ts';
import type { CartLineRow } from '../../database/rows.ts';
import { shippingOf } from '../delivery-methods.ts';
import { stockOf } from '../product-subject.ts';
import type { Shop } from '../shop.ts';
import { fewerLeft, productGone, soldOut, unknownCode } from './cart-notices.ts';
import type { CartNotice } from './cart-notices.ts';

/** More of one thing nobody may order at once. */
export const MOST_PER_LINE = 100;

export interface CalculatedLine {
  row: CartLineRow;
  product: Product;
  variant: Variant;
  /** Pieces that can be ordered. */
  available: number;
  totalCents: number;
}

export interface CalculatedCart {
  lines: CalculatedLine[];
  goodsCents: number;
  shippingCents: number;
  totalCents: number;
  notices: CartNotice[];
}

type Outcome = { line?: CalculatedLine; notice?: CartNotice };

function calculateLine(shop: Shop, row: CartLineRow): Outcome {
  if (row.type === 'promotion') return { notice: unknownCode(row.referencedId) };
  const found = shop.catalogue.productById(row.referencedId);
  if (!found?.variant) return { notice: productGone(row.id) };
  const { product, variant } = found;
  const available = Math.min(MOST_PER_LINE, stockOf(shop, variant));
  if (available === 0) return { notice: soldOut(row.id, product.name) };
  const quantity = Math.min(row.quantity, available);
  const line = {
    row: { ...row, quantity },
    product,
    variant,
    available,
    totalCents: quantity * variant.priceCents,
  };
  return quantity < row.quantity ? { line, notice: fewerLeft(row.id, product.name, quantity) } : { line };
}

/** Prices a cart by what things cost now, and takes out or clamps what is not there any more. */
export function calculateCart(
  shop: Shop,
  rows: readonly CartLineRow[],
  shippingMethodId: string | null,
): CalculatedCart {
  const outcomes = rows.map((row) => calculateLine(shop, row));
  const lines = outcomes.flatMap(({ line }) => line ?? []);
  const notices = outcomes.flatMap(({ notice }) => notice ?? []);
  const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const shipping = shippingOf(shippingMethodId);
  const free = lines.length === 0 || !shipping || goodsCents >= shipping.freeFromCents;
  const shippingCents = free ? 0 : shipping.costsCents;
  return { lines, goodsCents, shippingCents, totalCents: goodsCents + shippingCents, notices };
}
