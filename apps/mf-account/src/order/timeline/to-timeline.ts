import { mainDelivery, paymentState, type Order } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** One step in the history of an order. */
interface TimelineStep {
  text: SnippetKey;
  /** Moment of the step, when known. */
  at?: string | undefined;
  isReached: boolean;
}

type Machine = 'order' | 'order_delivery' | 'order_transaction';

/** States of a delivery whose goods were all sent. */
export const SENT: readonly string[] = ['shipped', 'returned', 'returned_partially'];
const PAID = ['paid', 'refunded', 'refunded_partially', 'chargeback'];
const RETURNED: Readonly<Record<string, SnippetKey>> = {
  returned: 'headless.timeline.returned',
  returned_partially: 'headless.timeline.returnedPartially',
};
const REFUNDED: Readonly<Record<string, SnippetKey>> = {
  refunded: 'headless.timeline.refunded',
  refunded_partially: 'headless.timeline.refundedPartially',
};

/** Moment of the last move into one of these states; undefined without a history. */
const momentOf = ({ extensions }: Order, machine: Machine, ...states: string[]): string | undefined =>
  extensions?.shopHistory?.findLast((move) => move.machine === machine && states.includes(move.state))?.at;

/** Payment step of an order. Goods may be sent first, when payment follows delivery. */
function payment(order: Order): TimelineStep {
  const state = paymentState(order);
  if (state === 'authorized')
    return {
      text: 'headless.timeline.payLater',
      at: momentOf(order, 'order_transaction', 'authorized'),
      isReached: true,
    };
  return {
    text: 'headless.timeline.paid',
    at: momentOf(order, 'order_transaction', 'paid'),
    isReached: PAID.includes(state) || order.amountTotal === 0,
  };
}

/** Steps after the usual ones: returned goods and refunded money. */
function backwards(order: Order, sent: string): TimelineStep[] {
  const state = paymentState(order);
  const [back, money] = [RETURNED[sent], REFUNDED[state]];
  return [
    ...(back ? [{ text: back, at: momentOf(order, 'order_delivery', sent), isReached: true }] : []),
    ...(money ? [{ text: money, at: momentOf(order, 'order_transaction', state), isReached: true }] : []),
  ];
}

/** Steps of goods that were sent, or are to be sent. */
function outward(order: Order, sent: string, isDone: boolean): TimelineStep[] {
  const isPartly = sent === 'shipped_partially';
  const isSent = SENT.includes(sent) || isDone;
  const isPacked = isSent || isPartly || order.stateMachineState?.technicalName === 'in_progress';
  return [
    {
      text: isSent ? 'headless.timeline.packed' : 'headless.timeline.packing',
      at: momentOf(order, 'order', 'in_progress'),
      isReached: isPacked,
    },
    {
      text: isPartly ? 'headless.timeline.sentPartially' : 'headless.timeline.sent',
      at: momentOf(order, 'order_delivery', isPartly ? 'shipped_partially' : 'shipped'),
      isReached: isSent || isPartly,
    },
    {
      text: 'headless.timeline.delivered',
      at: momentOf(order, 'order', 'completed'),
      isReached: isDone || sent.startsWith('returned'),
    },
  ];
}

/** Steps of an order, past and to come. Dates come from the backend's history, if it has one. */
export function toTimeline(order: Order): TimelineStep[] {
  const state = order.stateMachineState?.technicalName;
  const sent = mainDelivery(order)?.stateMachineState?.technicalName ?? '';
  const placed = {
    text: 'headless.timeline.placed',
    at: order.orderDateTime ?? undefined,
    isReached: true,
  } as const;
  const way = [payment(order), ...outward(order, sent, state === 'completed')];
  if (state !== 'cancelled' && sent !== 'cancelled') return [placed, ...way, ...backwards(order, sent)];
  const at = momentOf(order, 'order', 'cancelled') ?? momentOf(order, 'order_delivery', 'cancelled');
  // A cancelled order has no steps to come.
  const happened = way.filter((step) => step.at !== undefined || (step.isReached && step === way[0]));
  return [
    placed,
    ...happened,
    { text: 'headless.timeline.cancelled', at, isReached: true },
    ...backwards(order, sent),
  ];
}
