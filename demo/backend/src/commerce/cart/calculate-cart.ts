import type { Product, Variant } from '../../catalogue/types.ts';
import type { CartLineRow, SessionRow } from '../../database/rows.ts';
import { shippingOf } from '../checkout/delivery-methods.ts';
import { stockOf } from '../products/product-subject.ts';
import { centsEach } from '../shapes/price-shape.ts';
import type { Shop } from '../shop.ts';
import { applyPromotions, type CalculatedDiscount } from '../promotions/apply-promotions.ts';
import { runningPromotions } from '../promotions/running-promotions.ts';
import { fewerLeft, productGone, soldOut, unknownCode, type CartNotice } from './cart-notices.ts';

/** Maximum quantity of a variant in one cart. */
export const MOST_PER_LINE = 100;

export interface CalculatedLine {
  row: CartLineRow;
  product: Product;
  variant: Variant;
  /** Quantity that can be ordered. */
  available: number;
  /** Unit price, which depends on the quantity. */
  unitCents: number;
  totalCents: number;
}

export interface CalculatedCart {
  lines: CalculatedLine[];
  discounts: CalculatedDiscount[];
  /** Rows that stay in the cart: available goods and valid codes. */
  rows: CartLineRow[];
  goodsCents: number;
  /** Goods after discounts. */
  positionCents: number;
  /** Shipping costs before shipping discounts. */
  shippingCents: number;
  shippingDiscountCents: number;
  totalCents: number;
  notices: CartNotice[];
}

type Outcome = { line?: CalculatedLine; notice?: CartNotice };

/** Calculates one line. Stock that earlier lines of the same variant took is not available. */
function calculateLine(shop: Shop, row: CartLineRow, taken: Map<string, number>): Outcome {
  const found = shop.catalogue.productById(row.referencedId);
  if (!found?.variant) return { notice: productGone(row.id) };
  const { product, variant } = found;
  const takenBefore = taken.get(variant.id) ?? 0;
  const available = Math.min(MOST_PER_LINE, stockOf(shop, variant) - takenBefore);
  if (available <= 0) return { notice: soldOut(row.id, product.name) };
  const quantity = Math.min(row.quantity, available);
  taken.set(variant.id, takenBefore + quantity);
  const unitCents = centsEach(product, quantity);
  const line = {
    row: { ...row, quantity },
    product,
    variant,
    available,
    unitCents,
    totalCents: quantity * unitCents,
  };
  return quantity < row.quantity ? { line, notice: fewerLeft(row.id, product.name, quantity) } : { line };
}

function shippingFor(goodsCents: number, hasLines: boolean, shippingMethodId: string | null): number {
  const shipping = shippingOf(shippingMethodId);
  const free = !hasLines || !shipping || goodsCents >= shipping.freeFromCents;
  return free ? 0 : shipping.costsCents;
}

const offOf = (discounts: readonly CalculatedDiscount[], scope: 'cart' | 'delivery'): number =>
  discounts.reduce((sum, { promotion, cents }) => (promotion.scope === scope ? sum + cents : sum), 0);

type Shopper = Pick<SessionRow, 'customerId' | 'shippingMethodId'>;

/**
 * Prices a cart at current prices. Removes or reduces lines that are out of stock.
 * Amounts are integer cents. Free shipping depends on the goods before discounts.
 */
export function calculateCart(
  shop: Shop,
  rows: readonly CartLineRow[],
  { customerId, shippingMethodId }: Shopper,
): CalculatedCart {
  const taken = new Map<string, number>();
  const outcomes = rows
    .filter(({ type }) => type === 'product')
    .map((row) => calculateLine(shop, row, taken));
  const running = runningPromotions(shop, customerId);
  const isRunning = ({ referencedId }: CartLineRow) => running.some(({ code }) => code === referencedId);
  const asked = rows.filter(({ type }) => type === 'promotion');
  const codes = asked.filter(isRunning);
  const lines = outcomes.flatMap(({ line }) => line ?? []);
  const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const shippingCents = shippingFor(goodsCents, lines.length > 0, shippingMethodId);
  const { discounts, notices } = applyPromotions(
    running,
    { lineCents: lines.map(({ totalCents }) => totalCents), shippingCents },
    new Set(codes.map(({ referencedId }) => referencedId)),
  );
  const positionCents = goodsCents - offOf(discounts, 'cart');
  const shippingDiscountCents = offOf(discounts, 'delivery');
  return {
    lines,
    discounts,
    rows: [...lines.map(({ row }) => row), ...codes],
    goodsCents,
    positionCents,
    shippingCents,
    shippingDiscountCents,
    totalCents: positionCents + shippingCents - shippingDiscountCents,
    notices: [
      ...outcomes.flatMap(({ notice }) => notice ?? []),
      ...asked.filter((row) => !isRunning(row)).map(({ referencedId }) => unknownCode(referencedId)),
      ...notices,
    ],
  };
}

/** Ids of the discount lines that a cart shows. */
export const discountLineIds = ({ discounts }: Pick<CalculatedCart, 'discounts'>): string[] =>
  discounts.map(({ promotion }) => promotion.lineId);
