import type { SessionRow } from '../../database/rows.ts';
import { fixedId } from '../../database/fixed-id.ts';
import { cartHash } from '../cart/cart-hash.ts';
import type { CalculatedCart, CalculatedLine } from '../cart/calculate-cart.ts';
import { arrivalOf } from '../checkout/delivery-date.ts';
import { DELIVERY_TIME, paymentMethodOf, shippingOf } from '../checkout/delivery-methods.ts';
import { createdAtOf, stockOf } from '../products/product-subject.ts';
import { COUNTRIES, TAX_ID } from '../context/reference-data.ts';
import type { Shop } from '../shop.ts';
import { lineage } from './category-shape.ts';
import { toContext } from './context-shape.ts';
import { toDate } from './customer-shape.ts';
import { toMedia } from './media-shape.ts';
import { toDiscountLine } from './discount-line-shape.ts';
import { optionIdsOf } from './option-shape.ts';
import { euros, taxInside, taxRules, taxesOf, toCalculatedPrice } from './price-shape.ts';

/** Category names from the department down to the product's own category. */
function categoryNamesOf({ categories }: Shop, { categories: [own] }: CalculatedLine['product']): string[] {
  const entry = categories.byId(own?.id ?? '');
  return entry
    ? lineage(entry)
        .slice(1)
        .map(({ name }) => name)
    : [];
}

/** Payload of a line in cart and order, which describes its product. */
export function payloadOf(shop: Shop, { product, variant }: CalculatedLine) {
  const options = [
    {
      group: 'Kleur',
      option: variant.colour.name,
      translated: { group: 'Kleur', option: variant.colour.name },
    },
    { group: 'Maat', option: variant.size, translated: { group: 'Maat', option: variant.size } },
  ];
  const { length } = variant;
  if (length !== null)
    options.push({
      group: 'Lengtemaat',
      option: length,
      translated: { group: 'Lengtemaat', option: length },
    });
  return {
    productNumber: variant.number,
    parentId: product.id,
    manufacturerId: product.brand.id,
    // Additions of this shop: the cart shows the brand and links to the product without a second call.
    manufacturerName: product.brand.name,
    categoryNames: categoryNamesOf(shop, product),
    seoPath: product.seoPath,
    options,
    optionIds: optionIdsOf(variant),
    stock: stockOf(shop, variant),
    isCloseout: true,
    isNew: product.isNew,
    markAsTopseller: product.popularity > 850,
    categoryIds: product.categories.map(({ id }) => id),
    taxId: TAX_ID,
    createdAt: createdAtOf(product),
    releaseDate: createdAtOf(product),
    purchasePrices: null,
    features: [],
    customFields: {},
  };
}

function toLineItem(shop: Shop, line: CalculatedLine) {
  const { row, product, variant, available, unitCents } = line;
  const [cover] = variant.mediaIds;
  const price = toCalculatedPrice({ ...product, priceCents: unitCents }, row.quantity);
  return {
    id: row.id,
    uniqueIdentifier: fixedId('line-item', row.id),
    referencedId: row.referencedId,
    type: row.type,
    label: product.name,
    description: null,
    quantity: row.quantity,
    good: true,
    removable: true,
    stackable: true,
    modified: false,
    states: ['is-physical'],
    cover: cover === undefined ? null : toMedia(shop, cover),
    price,
    priceDefinition: {
      price: euros(unitCents),
      quantity: row.quantity,
      isCalculated: true,
      listPrice: price.listPrice,
      regulationPrice: price.regulationPrice,
      taxRules: taxRules(),
      type: 'quantity',
      apiAlias: 'cart_price_quantity',
    },
    quantityInformation: {
      minPurchase: 1,
      maxPurchase: available,
      purchaseSteps: 1,
      apiAlias: 'cart_quantity_information',
    },
    deliveryInformation: {
      stock: available,
      weight: null,
      freeDelivery: false,
      restockTime: null,
      deliveryTime: { ...DELIVERY_TIME, apiAlias: 'cart_delivery_time' },
      apiAlias: 'cart_delivery_information',
    },
    payload: payloadOf(shop, line),
    children: [],
    dataTimestamp: null,
    dataContextHash: null,
    apiAlias: 'cart_line_item',
  };
}

/** Deliveries of the goods. A shipping discount is a second delivery with negative costs. */
function toDeliveries(shop: Shop, cart: CalculatedCart, session: SessionRow) {
  if (cart.lines.length === 0) return [];
  const location = session.customerId === null ? null : toContext(shop, session).shippingLocation;
  const { iso } = location?.country ?? COUNTRIES[0];
  const arrival = toDate(arrivalOf(shop.options.clock(), iso));
  const toDelivery = (cents: number) => ({
    deliveryDate: {
      earliest: arrival,
      latest: arrival,
      apiAlias: 'cart_delivery_date',
    },
    location: location ?? {
      country: COUNTRIES[0],
      state: null,
      address: null,
      apiAlias: 'cart_delivery_shipping_location',
    },
    positions: cart.lines.map(({ row }) => ({
      identifier: row.id,
      quantity: row.quantity,
      apiAlias: 'cart_delivery_position',
    })),
    shippingMethod: shippingOf(session.shippingMethodId)?.method,
    shippingCosts: toCalculatedPrice({ priceCents: cents, listPriceCents: null }),
    apiAlias: 'cart_delivery',
  });
  const off = cart.shippingDiscountCents;
  return [toDelivery(cart.shippingCents), ...(off > 0 ? [toDelivery(-off)] : [])];
}

/** A cart on the wire. */
export function toCart(shop: Shop, cart: CalculatedCart, session: SessionRow) {
  const { positionCents, totalCents, lines, discounts, notices } = cart;
  return {
    token: session.token,
    name: session.token,
    price: {
      netPrice: euros(totalCents - taxInside(totalCents)),
      totalPrice: euros(totalCents),
      rawTotal: euros(totalCents),
      positionPrice: euros(positionCents),
      taxStatus: 'gross',
      calculatedTaxes: lines.length > 0 ? taxesOf(totalCents) : [],
      taxRules: lines.length > 0 ? taxRules() : [],
      apiAlias: 'cart_price',
    },
    lineItems: [
      ...lines.map((line) => toLineItem(shop, line)),
      ...discounts.map((discount) => toDiscountLine(discount, lines)),
    ],
    deliveries: toDeliveries(shop, cart, session),
    transactions:
      lines.length > 0
        ? [
            {
              paymentMethodId: paymentMethodOf(session.paymentMethodId)?.id,
              amount: toCalculatedPrice({ priceCents: totalCents, listPriceCents: null }),
              apiAlias: 'cart_transaction',
            },
          ]
        : [],
    // On this wire an empty map is a list.
    errors: notices.length > 0 ? Object.fromEntries(notices.map((notice) => [notice.key, notice])) : [],
    hash: cartHash(cart),
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    apiAlias: 'cart',
  };
}
