import type { CalculatedDiscount } from '../cart/apply-promotions.ts';
import type { Promotion } from '../cart/promotions.ts';
import { euros, toCalculatedPrice } from './price-shape.ts';

export function discountPayload({ id, lineId, code, discount, exclusive, priority }: Promotion) {
  const value = discount.type === 'absolute' ? euros(discount.cents) : discount.percentage;
  return {
    promotionId: id,
    discountId: lineId,
    promotionCodeType: code === null ? 'global' : 'fixed',
    code: code ?? '',
    discountType: discount.type,
    discountScope: 'cart',
    value: String(value),
    maxValue: '',
    priority: String(priority),
    preventCombination: exclusive,
    exclusions: [],
    setGroups: [],
    groupId: '',
    composition: [],
  };
}

/** A discount on the wire: a line with a price below zero that is no good. */
export function toDiscountLine({ promotion, cents }: CalculatedDiscount) {
  const price = toCalculatedPrice({ priceCents: -cents, listPriceCents: null });
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
      percentage: promotion.discount.type === 'percentage' ? -promotion.discount.percentage : undefined,
      type: promotion.discount.type,
      apiAlias: `cart_price_${promotion.discount.type}`,
    },
    quantityInformation: null,
    deliveryInformation: null,
    payload: discountPayload(promotion),
    children: [],
    dataTimestamp: null,
    dataContextHash: null,
    apiAlias: 'cart_line_item',
  };
}
