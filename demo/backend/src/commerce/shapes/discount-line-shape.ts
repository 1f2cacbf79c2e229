import type { CalculatedDiscount } from '../promotions/apply-promotions.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { PROMOTIONS } from '../promotions/promotions.ts';
import { euros, toCalculatedPrice } from './price-shape.ts';

/** Lines of goods, in the order of a discount's shares. */
type Goods = readonly { row: { id: string; quantity: number } }[];

const exclusionsOf = ({ excludes }: Promotion): string[] =>
  PROMOTIONS.filter(({ name }) => excludes.includes(name)).map(({ id }) => id);

/** Share of a discount per line; empty for a shipping discount. */
function compositionOf({ promotion, shares }: CalculatedDiscount, goods: Goods) {
  if (promotion.scope === 'delivery') return [];
  return goods.flatMap(({ row }, place) => {
    const share = shares[place] ?? 0;
    return share === 0 ? [] : [{ id: row.id, quantity: row.quantity, discount: euros(share) }];
  });
}

/** Payload of a discount line, in the cart and in the order. */
export function discountPayload(calculated: CalculatedDiscount, goods: Goods) {
  const { id, lineId, name, code, discount, exclusive, priority, scope } = calculated.promotion;
  const most = discount.type === 'percentage' ? discount.mostCents : undefined;
  return {
    promotionId: id,
    discountId: lineId,
    promotionName: name,
    promotionCodeType: code === null ? 'global' : 'fixed',
    code: code ?? '',
    // The vendor's only fixed shipping price is one per delivery.
    discountType: scope === 'delivery' && discount.type === 'fixed' ? 'fixed_unit' : discount.type,
    discountScope: scope,
    value: String(discount.type === 'percentage' ? discount.percentage : euros(discount.cents)),
    maxValue: most === undefined ? '' : String(euros(most)),
    priority: String(priority),
    preventCombination: exclusive,
    exclusions: exclusionsOf(calculated.promotion),
    setGroups: [],
    groupId: '',
    filter: { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
    composition: compositionOf(calculated, goods),
  };
}

/** Price of a discount's own line in cents. Zero for a shipping discount, which reduces the shipping costs. */
export const lineCentsOf = ({ promotion, cents }: CalculatedDiscount): number =>
  promotion.scope === 'cart' ? -cents : 0;

/** A discount on the wire: a line with a negative price that is not a good. */
export function toDiscountLine(calculated: CalculatedDiscount, goods: Goods) {
  const { promotion } = calculated;
  const { discount } = promotion;
  const price = toCalculatedPrice({ priceCents: lineCentsOf(calculated), listPriceCents: null });
  return {
    id: promotion.lineId,
    uniqueIdentifier: promotion.lineId,
    referencedId: promotion.code ?? '',
    type: 'promotion' as const,
    label: promotion.name,
    description: promotion.name,
    quantity: 1,
    good: false,
    removable: promotion.code !== null,
    stackable: false,
    modified: false,
    states: [],
    cover: null,
    price,
    priceDefinition: {
      price: price.unitPrice,
      ...(discount.type === 'percentage' && { percentage: -discount.percentage }),
      // The discount of a fixed price is an absolute amount too.
      type: discount.type === 'percentage' ? 'percentage' : 'absolute',
      apiAlias: `cart_price_${discount.type === 'percentage' ? 'percentage' : 'absolute'}`,
    },
    quantityInformation: null,
    deliveryInformation: null,
    payload: discountPayload(calculated, goods),
    children: [],
    dataTimestamp: null,
    dataContextHash: null,
    apiAlias: 'cart_line_item',
  };
}
