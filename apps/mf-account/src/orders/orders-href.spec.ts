import { ordersHref, pageIn } from './orders-href';

describe('the address of the orders [ACC-03]', () => {
  test.each([
    ['/account/orders', 1],
    ['/account/orders?p=1', 1],
    ['/account/orders?p=2', 2],
    ['/account/orders?q=3&p=12', 12],
    ['/account/orders?p=0', 1],
    ['/account/orders?p=-2', 1],
    ['/account/orders?p=1.5', 1],
    ['/account/orders?p=veel', 1],
    ['/account/orders?p=', 1],
    ['/account/orders?p=99999999999999999999', 1],
  ])('%s asks for page %d', (href, page) => {
    expect(pageIn(href)).toBe(page);
  });

  test.each([
    [1, '/account/orders'],
    [2, '/account/orders?p=2'],
  ])('of page %d is %s', (page, href) => {
    expect(ordersHref(page)).toBe(href);
    expect(pageIn(href)).toBe(page);
  });
});
