import type { DeliveryState, OrderState, TransactionState } from '../../database/order-rows.ts';

interface States {
  order: OrderState;
  order_delivery: DeliveryState;
  order_transaction: TransactionState;
}

/** Parts of an order with their own state. */
export type StateMachine = keyof States;

type StateOf<M extends StateMachine> = States[M];

interface Transition<State> {
  from: readonly State[];
  to: State;
}

type Machine<State> = Readonly<Record<string, Transition<State>>>;

const ORDER: Machine<OrderState> = {
  process: { from: ['open'], to: 'in_progress' },
  complete: { from: ['in_progress'], to: 'completed' },
  cancel: { from: ['open', 'in_progress'], to: 'cancelled' },
  // Not from `cancelled`, unlike the vendor: the goods of such an order are for sale again.
  reopen: { from: ['completed'], to: 'open' },
};

const DELIVERY: Machine<DeliveryState> = {
  ship: { from: ['open', 'shipped_partially'], to: 'shipped' },
  ship_partially: { from: ['open'], to: 'shipped_partially' },
  retour: { from: ['shipped', 'shipped_partially', 'returned_partially'], to: 'returned' },
  retour_partially: { from: ['shipped', 'shipped_partially'], to: 'returned_partially' },
  cancel: { from: ['open', 'shipped', 'shipped_partially'], to: 'cancelled' },
};

const TRANSACTION: Machine<TransactionState> = {
  process: { from: ['open'], to: 'in_progress' },
  process_unconfirmed: { from: ['open'], to: 'unconfirmed' },
  authorize: { from: ['open', 'in_progress', 'unconfirmed'], to: 'authorized' },
  remind: { from: ['open', 'in_progress', 'paid_partially'], to: 'reminded' },
  // Received money counts, regardless of earlier reports.
  paid: {
    from: [
      'open',
      'in_progress',
      'unconfirmed',
      'authorized',
      'reminded',
      'paid_partially',
      'failed',
      'cancelled',
    ],
    to: 'paid',
  },
  paid_partially: { from: ['open', 'in_progress', 'authorized', 'reminded'], to: 'paid_partially' },
  fail: { from: ['open', 'in_progress', 'unconfirmed', 'authorized', 'reminded'], to: 'failed' },
  cancel: {
    from: ['open', 'in_progress', 'unconfirmed', 'authorized', 'reminded', 'paid_partially', 'failed'],
    to: 'cancelled',
  },
  refund: { from: ['paid', 'paid_partially', 'refunded_partially', 'chargeback'], to: 'refunded' },
  refund_partially: { from: ['paid', 'paid_partially'], to: 'refunded_partially' },
  chargeback: { from: ['paid', 'paid_partially'], to: 'chargeback' },
  reopen: { from: ['failed', 'cancelled'], to: 'open' },
};

const MACHINES: { [M in StateMachine]: Machine<StateOf<M>> } = {
  order: ORDER,
  order_delivery: DELIVERY,
  order_transaction: TRANSACTION,
};

export const STATE_MACHINES = Object.keys(MACHINES) as readonly StateMachine[];

/** Names of the transitions that a state allows, e.g. `process` and `cancel` on an open order. */
export const transitionsFrom = <M extends StateMachine>(machine: M, state: StateOf<M>): string[] =>
  Object.entries<Transition<StateOf<M>>>(MACHINES[machine])
    .filter(([, { from }]) => from.includes(state))
    .map(([name]) => name);

/** State after a transition; `undefined` when the current state does not allow it. */
export function stateAfter<M extends StateMachine>(
  machine: M,
  state: StateOf<M>,
  transition: string,
): StateOf<M> | undefined {
  const transitions: Machine<StateOf<M>> = MACHINES[machine];
  const known = Object.hasOwn(transitions, transition) ? transitions[transition] : undefined;
  return known?.from.includes(state) ? known.to : undefined;
}
