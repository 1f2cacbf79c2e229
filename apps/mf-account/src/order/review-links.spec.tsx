import { screen } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { emma } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { ReviewLinks } from './review-links';

const [line] = someOrder().lineItems ?? [];

async function showLinks(change: Partial<Order>, who: typeof emma | null = emma) {
  const order = { ...someOrder('10042', { delivery: 'shipped' }), ...change };
  await showPage(() => <ReviewLinks order={order} />, '/account/order/link-10042', backendOf(who));
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

const piece = (id: string, parentId: string | null) =>
  line ? [{ ...line, id, label: `Artikel ${id}`, referencedId: id, payload: { parentId } }] : [];

test('an order leads to a review of each of its products, whichever variants were bought', async () => {
  const lineItems = [...piece('a', 'p1'), ...piece('b', 'p1'), ...piece('c', null)];
  expect(await showLinks({ lineItems })).toEqual(['/review?product=p1', '/review?product=c']);
});

test('an order that was not sent yet, a cancelled one, and one without goods, lead to none', async () => {
  const { deliveries } = someOrder();
  expect(await showLinks({ lineItems: piece('a', 'p1'), ...(deliveries && { deliveries }) })).toEqual([]);
  const cancelled = { technicalName: 'cancelled', translated: {} };
  expect(await showLinks({ lineItems: piece('a', 'p1'), stateMachineState: cancelled })).toEqual([]);
  expect(await showLinks({ lineItems: [] })).toEqual([]);
});

test('an order that was sent in part leads to its products', async () => {
  const { deliveries } = someOrder('10042', { delivery: 'shipped_partially' });
  expect(await showLinks({ lineItems: piece('a', 'p1'), ...(deliveries && { deliveries }) })).toEqual([
    '/review?product=p1',
  ]);
});

test('a guest has no reviews to write', async () => {
  expect(await showLinks({ lineItems: piece('a', 'p1') }, null)).toEqual([]);
});
