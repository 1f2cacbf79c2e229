import { STATE_MACHINES, type StateMachine } from '../../commerce/orders/state-machines.ts';
import { html, type Html } from '../../markup/html.ts';
import { printCents, printMoment, section, table } from '../section.ts';
import type { PlacedOrder } from './placed-order.ts';

const LABELS: Record<StateMachine, string> = {
  order: 'Order',
  order_delivery: 'Delivery',
  order_transaction: 'Payment',
};

const words = (name: string) => name.replaceAll('_', ' ');

const buttons = ({ standings }: PlacedOrder, machine: StateMachine): Html => html`
  <fieldset>
    <legend>${LABELS[machine]}</legend>
    ${standings[machine].transitions.map(
      (transition) =>
        html`<button name="move" value="${machine}:${transition}">${words(transition)}</button>`,
    )}
  </fieldset>
`;

const row = (order: PlacedOrder): Html => html`
  <tr class="joined">
    <td>${order.number}</td>
    <td>${printMoment(order.placedAt)}</td>
    <td>${order.email}</td>
    <td>${printCents(order.totalCents)}</td>
    <td>
      ${STATE_MACHINES.map((machine) => `${LABELS[machine].toLowerCase()} ${words(order.standings[machine].state)}`).join(', ')}
    </td>
  </tr>
  <tr>
    <td colspan="5">
      <details>
        <summary>Move order ${order.number}</summary>
        <form method="post" action="/__demo/orders/${order.id}" class="moves">
          ${STATE_MACHINES.filter((machine) => order.standings[machine].transitions.length > 0).map(
            (machine) => buttons(order, machine),
          )}
        </form>
      </details>
    </td>
  </tr>
`;

/** Latest orders, with buttons for actions of shop staff and the payment provider. */
export const orderSection = (orders: readonly PlacedOrder[]): Html =>
  section(
    'orders',
    'Orders',
    table(['Number', 'Placed', 'By', 'Total', 'States'], orders.map(row), 'Nothing has been ordered.'),
  );
