import type { Order } from '@weefsel/api-clients';
import { someOrder } from '../../testing/some-order';
import { toTimeline } from './to-timeline';

type Move = NonNullable<NonNullable<Order['extensions']>['shopHistory']>[number];

const move = (machine: string, state: string, at: string): Move => ({ machine, state, at });

const told = (states: Parameters<typeof someOrder>[1], shopHistory?: Move[]) =>
  toTimeline({ ...someOrder('1', states), ...(shopHistory && { extensions: { shopHistory } }) }).map(
    ({ text, at, isReached }) =>
      `${text.replace('headless.timeline.', '')}${isReached ? '' : '?'}${at ? ` ${at.slice(5, 10)}` : ''}`,
  );

describe('the timeline of an order', () => {
  test.each<[Parameters<typeof someOrder>[1], string[]]>([
    [{ payment: 'open' }, ['placed 11-18', 'paid?', 'packing?', 'sent?', 'delivered?']],
    [{ payment: 'paid' }, ['placed 11-18', 'paid', 'packing?', 'sent?', 'delivered?']],
    [{ payment: 'authorized' }, ['placed 11-18', 'payLater', 'packing?', 'sent?', 'delivered?']],
    [{ order: 'in_progress' }, ['placed 11-18', 'paid', 'packing', 'sent?', 'delivered?']],
    [{ delivery: 'shipped_partially' }, ['placed 11-18', 'paid', 'packing', 'sentPartially', 'delivered?']],
    [{ delivery: 'shipped' }, ['placed 11-18', 'paid', 'packed', 'sent', 'delivered?']],
    [{ order: 'completed', delivery: 'shipped' }, ['placed 11-18', 'paid', 'packed', 'sent', 'delivered']],
    [
      { order: 'completed', delivery: 'returned', payment: 'refunded' },
      ['placed 11-18', 'paid', 'packed', 'sent', 'delivered', 'returned', 'refunded'],
    ],
    [
      { delivery: 'returned_partially', payment: 'refunded_partially' },
      ['placed 11-18', 'paid', 'packed', 'sent', 'delivered', 'returnedPartially', 'refundedPartially'],
    ],
    [{ order: 'cancelled', delivery: 'cancelled', payment: 'open' }, ['placed 11-18', 'cancelled']],
    [
      { order: 'cancelled', delivery: 'cancelled', payment: 'refunded' },
      ['placed 11-18', 'paid', 'cancelled', 'refunded'],
    ],
  ])('with %j has its steps without a history', (states, steps) => {
    expect(told(states)).toEqual(steps);
  });

  test('takes the latest date of each step from the backend’s history', () => {
    const history = [
      move('order_transaction', 'failed', '2026-11-18T11:00:00Z'),
      move('order_transaction', 'paid', '2026-11-19T11:00:00Z'),
      move('order', 'in_progress', '2026-11-20T11:00:00Z'),
      move('order_delivery', 'shipped_partially', '2026-11-21T11:00:00Z'),
      move('order_delivery', 'shipped', '2026-11-22T11:00:00Z'),
      move('order', 'completed', '2026-11-24T11:00:00Z'),
    ];
    expect(told({ order: 'completed', delivery: 'shipped' }, history)).toEqual([
      'placed 11-18',
      'paid 11-19',
      'packed 11-20',
      'sent 11-22',
      'delivered 11-24',
    ]);
  });

  test('shows only the steps before the cancellation of a cancelled order', () => {
    const history = [
      move('order_transaction', 'paid', '2026-11-19T11:00:00Z'),
      move('order', 'cancelled', '2026-11-20T11:00:00Z'),
    ];
    expect(told({ order: 'cancelled', delivery: 'cancelled' }, history)).toEqual([
      'placed 11-18',
      'paid 11-19',
      'cancelled 11-20',
    ]);
  });

  test('begins with the placed step for an order without any data', () => {
    expect(toTimeline({ id: 'bare' })[0]).toEqual({
      text: 'headless.timeline.placed',
      at: undefined,
      isReached: true,
    });
  });
});
