import { screen, within } from '@testing-library/react';
import { showPage } from '../../testing/show-page';
import { someOrder } from '../../testing/some-order';
import { Timeline } from './timeline';

test('an order shows its past steps with their times, and the steps to come', async () => {
  const shopHistory = [{ machine: 'order_transaction', state: 'paid', at: '2026-11-25T13:05:00Z' }];
  const order = { ...someOrder('1'), extensions: { shopHistory } };
  await showPage(() => <Timeline order={order} />, '/account/order/link-1');
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Besteldwoensdag 18 november, 11.00 uur',
    'Betaaldwoensdag 25 november, 14.05 uur',
    'We pakken hem in (nog niet)',
    'Verzonden (nog niet)',
    'Bezorgd (nog niet)',
  ]);
});
