import { screen } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { emma } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { ReviewLinks } from './review-links';

const [line] = someOrder().lineItems ?? [];

async function showLinks(change: Partial<Order>, who: typeof emma | null = emma) {
  const order = { ...someOrder(), ...change };
  await showPage(() => <ReviewLinks order={order} />, '/account/order/link-10042', backendOf(who));
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

const piece = (id: string, parentId: string | null) =>
  line ? [{ ...line, id, label: `Artikel ${id}`, referencedId: id, payload: { parentId } }] : [];

test('an order leads to a review of each of its products, whichever variants were bought', async () => {
  const lineItems = [...piece('a', 'p1'), ...piece('b', 'p1'), ...piece('c', null)];
  expect(await showLinks({ lineItems })).toEqual(['/review?product=p1', '/review?product=c']);
});

test('a cancelled order, and one without goods, leads to none', async () => {
  const cancelled = { technicalName: 'cancelled', translated: {} };
  expect(await showLinks({ lineItems: piece('a', 'p1'), stateMachineState: cancelled })).toEqual([]);
  expect(await showLinks({ lineItems: [] })).toEqual([]);
});

test('a guest has no reviews to write', async () => {
  expect(await showLinks({ lineItems: piece('a', 'p1') }, null)).toEqual([]);
});
