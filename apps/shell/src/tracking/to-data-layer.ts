import { locale, type TrackedItem, type TrackingEvent } from '@weefsel/contracts';
import type { DataLayerEntry } from './data-layer';
import { pageViewEntry } from './page-view-entry';

/** Maximum number of items that GA4 accepts in one event. */
const MOST_ITEMS = 200;
/** GA4 has a category and four subcategories. */
const MOST_CATEGORIES = 5;

type EcommerceEvent = Extract<TrackingEvent, { items: unknown } | { item: unknown }>;

const cents = (euro: number) => Math.round(euro * 100) / 100;

/** The sum of price × quantity, as GA4 calculates it. */
const worthOf = (items: readonly { price?: number; quantity?: number }[]): number =>
  cents(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0));

const categories = (names: readonly string[] = []) =>
  Object.fromEntries(
    names
      .slice(0, MOST_CATEGORIES)
      .map((name, index) => [index === 0 ? 'item_category' : `item_category${index + 1}`, name]),
  );

const toItem = ({ id, name, brand, variant, price, discount, quantity, index, ...item }: TrackedItem) => ({
  item_id: id,
  item_name: name,
  ...(brand && { item_brand: brand }),
  ...categories(item.categories),
  ...(variant && { item_variant: variant }),
  ...(price !== undefined && { price: cents(price) }),
  ...(discount && { discount: cents(discount) }),
  ...(quantity !== undefined && { quantity }),
  ...(index !== undefined && { index }),
});

const toItems = (items: readonly TrackedItem[]) => items.slice(0, MOST_ITEMS).map(toItem);

/** The fields of an event beside its items, by GA4's names. */
function ecommerceOf(event: EcommerceEvent): DataLayerEntry {
  switch (event.name) {
    case 'view_item_list':
      return { item_list_id: event.list.id, item_list_name: event.list.name, items: toItems(event.items) };
    case 'select_item':
      return { item_list_id: event.list.id, item_list_name: event.list.name, items: [toItem(event.item)] };
    default: {
      const items = toItems(event.items);
      return {
        ...(event.name === 'purchase' && { transaction_id: event.orderNumber }),
        currency: locale.currency,
        value: worthOf(items),
        ...(event.name === 'purchase' && event.tax !== undefined && { tax: cents(event.tax) }),
        ...(event.name === 'purchase' && event.shipping !== undefined && { shipping: cents(event.shipping) }),
        ...(event.coupon && { coupon: event.coupon }),
        ...(event.name === 'add_shipping_info' && event.method && { shipping_tier: event.method }),
        ...(event.name === 'add_payment_info' && event.method && { payment_type: event.method }),
        items,
      };
    }
  }
}

/**
 * One event in the format of the tag manager and GA4.
 * Clears the e-commerce data of an earlier event first.
 */
export function toDataLayer(event: TrackingEvent): DataLayerEntry[] {
  switch (event.name) {
    case 'content-view':
      return [pageViewEntry(event)];
    case 'search':
      return [{ event: event.name, search_term: event.text }];
    case 'login':
    case 'sign_up':
      return [{ event: event.name, method: event.method }];
    default:
      return [{ ecommerce: null }, { event: event.name, ecommerce: ecommerceOf(event) }];
  }
}
