import type { TrackedItem } from '@weefsel/contracts';
import { toDataLayer } from './to-data-layer';

const dress: TrackedItem = {
  id: 'p1',
  name: 'Linnen jurk',
  brand: 'Fjord',
  categories: ['Dames', 'Kleding', 'Jurken'],
  variant: 'Blauw, 38',
  price: 39.949,
  discount: 10,
  quantity: 2,
  index: 4,
};
const item = {
  item_id: 'p1',
  item_name: 'Linnen jurk',
  item_brand: 'Fjord',
  item_category: 'Dames',
  item_category2: 'Kleding',
  item_category3: 'Jurken',
  item_variant: 'Blauw, 38',
  price: 39.95,
  discount: 10,
  quantity: 2,
  index: 4,
};
const list = { id: '/nl/dames/', name: 'Dames' };

describe('the data layer', () => {
  test('gets page views by the tag manager’s names [ANA-01]', () => {
    expect(toDataLayer({ name: 'content-view', path: '/nl/?a=1', view: 'home' })).toEqual([
      { event: 'content-view', 'content-name': '/nl/?a=1', 'content-view-name': 'home' },
    ]);
  });

  test('gets e-commerce by GA4’s names, after the former e-commerce was taken away [ANA-01]', () => {
    expect(toDataLayer({ name: 'add_to_cart', items: [dress] })).toEqual([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 79.9, items: [item] } },
    ]);
    expect(toDataLayer({ name: 'select_item', list, item: dress })[1]).toEqual({
      event: 'select_item',
      ecommerce: { item_list_id: '/nl/dames/', item_list_name: 'Dames', items: [item] },
    });
  });

  test('gets a purchase with what it cost [CRT-09]', () => {
    const order = { orderNumber: 'W1001', tax: 14.38, shipping: 2.95, coupon: 'LENTE' };
    expect(toDataLayer({ name: 'purchase', ...order, items: [dress] })[1]).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'W1001',
        currency: 'EUR',
        value: 79.9,
        tax: 14.38,
        shipping: 2.95,
        coupon: 'LENTE',
        items: [item],
      },
    });
  });

  test('gets how it is sent and paid, at most 200 items, and what is no e-commerce on its own [ANA-01]', () => {
    const many = Array.from({ length: 250 }, () => ({ id: 'a', name: 'A' }));
    expect(toDataLayer({ name: 'add_payment_info', method: 'iDEAL', items: [] })[1]).toMatchObject({
      ecommerce: { payment_type: 'iDEAL', value: 0 },
    });
    expect(toDataLayer({ name: 'add_shipping_info', method: 'PostNL', items: [] })[1]).toMatchObject({
      ecommerce: { shipping_tier: 'PostNL' },
    });
    const shown = toDataLayer({ name: 'view_item_list', list, items: many })[1]?.ecommerce;
    expect((shown as { items: unknown[] }).items).toHaveLength(200);
    expect(toDataLayer({ name: 'search', text: 'jas' })).toEqual([{ event: 'search', search_term: 'jas' }]);
    expect(toDataLayer({ name: 'login', method: 'email' })).toEqual([{ event: 'login', method: 'email' }]);
  });
});
