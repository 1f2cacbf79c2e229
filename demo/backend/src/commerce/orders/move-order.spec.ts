import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { orderStateMail } from '../../mail/order-state-letters.ts';
import { at, inStock, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';
import { moveOrder, type OrderMove } from './move-order.ts';
import { STATE_MACHINES, stateAfter, transitionsFrom, type StateMachine } from './state-machines.ts';

let shop: TestShop;
let token: string;
let id: string;

beforeEach(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await shop.call('POST', '/checkout/cart/line-item', { token, body: { items } });
  id = (await shop.call('POST', '/checkout/order', { token })).json.id;
});

afterEach(() => shop.close());

const move = (machine: OrderMove['machine'], transition: string, trackingCode?: string) =>
  moveOrder(shop.backOffice, id, { machine, transition, ...(trackingCode && { trackingCode }) });

const subjects = () => shop.outbox.list().map(({ subject }) => subject);

async function statesNow() {
  const { json } = await shop.call('POST', '/order', { token, body: { ids: [id] } });
  const [order] = json.orders.elements;
  return [
    order.stateMachineState.technicalName,
    order.deliveries[0].stateMachineState.technicalName,
    order.transactions.at(-1).stateMachineState.technicalName,
    order.deliveries[0].trackingCodes,
  ];
}

test('an order goes from paid to sent to done, and the customer reads about each step', async () => {
  move('order_transaction', 'paid');
  move('order', 'process');
  move('order_delivery', 'ship', '3STEST01');
  move('order', 'complete');
  expect(await statesNow()).toEqual(['completed', 'shipped', 'paid', ['3STEST01']]);
  expect(subjects()).toEqual([
    'Je bestelling 10001 is afgerond',
    'Je bestelling 10001 is onderweg',
    'Je betaling van bestelling 10001 is binnen',
    'Je bestelling 10001 bij Weefsel',
  ]);
  const sent = shop.outbox.list().find(({ subject }) => subject.endsWith('onderweg'));
  expect(sent?.html).toContain('3STEST01');
});

/** Every reachable state of a machine. */
function statesOf(machine: StateMachine): string[] {
  const states = new Set(['open']);
  for (const state of states)
    for (const step of transitionsFrom(machine, state as never))
      states.add(stateAfter(machine, state as never, step) ?? state);
  return [...states];
}

/** States without a mail: another mail covers them, or they need none. */
const SILENT = [
  'order/open',
  'order/in_progress',
  'order_delivery/open',
  'order_delivery/cancelled',
  'order_transaction/open',
  'order_transaction/in_progress',
  'order_transaction/unconfirmed',
  'order_transaction/authorized',
  'order_transaction/cancelled',
];

test('every state outside the silent list has a separate mail with a link to the order', () => {
  const order = shop.database.orders.byId(id);
  if (!order) throw new Error('There is no order.');
  const mails = STATE_MACHINES.flatMap((machine) =>
    statesOf(machine).map((state) => ({
      state: `${machine}/${state}`,
      mail: orderStateMail(machine, state, order, shop.backOffice.options),
    })),
  );
  expect(mails.flatMap(({ state, mail }) => (mail ? [] : state)).sort()).toEqual(SILENT.toSorted());
  const sent = mails.flatMap(({ mail }) => mail ?? []);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(sent.length);
  for (const { subject, html } of sent) {
    expect(subject).toContain('10001');
    expect(html.text).toContain('/account/order');
  }
});

test('a returned order is refunded, with a mail for each step', async () => {
  move('order_transaction', 'paid');
  move('order_delivery', 'ship_partially');
  move('order_delivery', 'ship');
  move('order_delivery', 'retour');
  move('order_transaction', 'refund_partially');
  move('order_transaction', 'refund');
  const [order, delivery, payment, parcels] = await statesNow();
  expect([order, delivery, payment]).toEqual(['open', 'returned', 'refunded']);
  expect(parcels).toHaveLength(2);
  expect(subjects().slice(0, 3)).toEqual([
    'Je geld van bestelling 10001 komt terug',
    'Een deel van je geld van bestelling 10001 komt terug',
    'We hebben je retour van bestelling 10001 ontvangen',
  ]);
});

test('a cancelled order is not sent, and what was in it is for sale again', async () => {
  move('order', 'cancel');
  expect(await statesNow()).toEqual(['cancelled', 'cancelled', 'open', []]);
  expect(shop.database.stock.sold(at(inStock, 0).id)).toBe(0);
  expect(transitionsFrom('order', 'cancelled')).toEqual([]);
});

test.each<[OrderMove['machine'], string]>([
  ['order', 'complete'],
  ['order', 'toString'],
  ['order_delivery', 'retour'],
  ['order_transaction', 'refund'],
])(
  'a step that may not follow on the present state is refused and changes nothing: %s %s',
  async (machine, step) => {
    const before = shop.outbox.list();
    expect(() => move(machine, step)).toThrow(/Illegal transition/);
    expect(await statesNow()).toEqual(['open', 'open', 'open', []]);
    expect(shop.outbox.list()).toEqual(before);
  },
);

test('a shopper can neither cancel a completed order nor change a payment in progress', async () => {
  move('order_transaction', 'process');
  const paymentMethodId = (await shop.call('POST', '/payment-method')).json.elements[1].id;
  const change = await shop.call('POST', '/order/payment', { token, body: { orderId: id, paymentMethodId } });
  expect(refusal(change)).toEqual([403, 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE']);
  move('order', 'process');
  move('order', 'complete');
  const cancel = await shop.call('POST', '/order/state/cancel', { token, body: { orderId: id } });
  expect(refusal(cancel)).toEqual([400, 'SYSTEM__ILLEGAL_STATE_TRANSITION']);
  expect(cancel.json.errors[0].meta.parameters.possibleTransitions).toEqual(['reopen']);
});

test('an order that is not there cannot be moved', () => {
  expect(() =>
    moveOrder(shop.backOffice, 'a'.repeat(32), { machine: 'order', transition: 'process' }),
  ).toThrow(/not found/);
});
