import { screen } from '@testing-library/react';
import type { OrderDelivery } from '@weefsel/api-clients';
import { showPage } from '../../testing/show-page';
import { someOrder } from '../../testing/some-order';
import { Parcels } from './parcels';

const TRACKED = 'https://bezorger.example/%s';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

function showParcels(change: Partial<OrderDelivery>, states: Parameters<typeof someOrder>[1] = {}) {
  const order = someOrder('1', states);
  const [delivery] = order.deliveries ?? [];
  const shippingMethod = { id: 'home', deliveryTime: {}, trackingUrl: TRACKED };
  const deliveries = [{ ...delivery, shippingMethod, ...change }];
  return showPage(() => <Parcels order={{ ...order, deliveries }} />, '/account/order/link-1');
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a parcel leads to the carrier’s page of it', async () => {
  await showParcels({ trackingCodes: ['3SA 1'] });
  expect(links()).toEqual([['Volg je pakket', 'https://bezorger.example/3SA%201']]);
  expect(screen.getByText('Track & trace-code 3SA 1')).toBeVisible();
});

test('several parcels lead each to its own', async () => {
  await showParcels({ trackingCodes: ['3SA', '3SB'] });
  expect(links()).toEqual([
    ['Volg pakket 1 van 2', 'https://bezorger.example/3SA'],
    ['Volg pakket 2 van 2', 'https://bezorger.example/3SB'],
  ]);
});

test('a tracking address that is no web address is not linked; the code stays', async () => {
  const shippingMethod = { id: 'home', translated: { trackingUrl: 'javascript:alert("%s")' } };
  await showParcels({ trackingCodes: ['3SA'], shippingMethod });
  expect(links()).toEqual([]);
  expect(screen.getByText('Track & trace-code 3SA')).toBeVisible();
});

test('before there is a parcel, the expected day is shown', async () => {
  await showParcels({ shippingDateLatest: TOMORROW });
  expect(screen.getByText(/^We verwachten het \S+ \d+ \S+ bij je\.$/)).toBeVisible();
  expect(screen.getByText(/kun je het hier volgen/)).toBeVisible();
});

test.each<[string, Partial<OrderDelivery>, Parameters<typeof someOrder>[1]]>([
  ['not paid', {}, { payment: 'failed' }],
  ['cancelled', {}, { order: 'cancelled', delivery: 'cancelled' }],
  ['over', {}, { order: 'completed' }],
  ['fetched', { shippingMethod: { id: 'store' } }, {}],
  ['late', { shippingDateLatest: '2020-01-01T12:00:00Z' }, {}],
  ['promised for no day', { shippingDateLatest: null }, {}],
])('an order that is %s shows no expected day', async (_what, change, states) => {
  await showParcels({ shippingDateLatest: TOMORROW, ...change }, states);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
