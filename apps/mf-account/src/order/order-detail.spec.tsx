import { screen } from '@testing-library/react';
import type { Order } from '@weefsel/api-clients';
import { AccountBackend, home } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { OrderDetail } from './order-detail';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

function showDetail(change: Partial<Order>, { isPayable = false, onChanged = false } = {}) {
  const order = { ...someOrder(), ...change };
  const changed = onChanged && { onChanged: () => undefined };
  const backend = new AccountBackend();
  return showPage(
    () => <OrderDetail order={order} isPayable={isPayable} {...changed} />,
    '/account/order/link-10042',
    backend,
  );
}

const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextSibling?.textContent;
const toPay = () => screen.queryByRole('heading', { name: 'Deze bestelling is nog niet betaald' });
const place = (name: string) => screen.queryByRole('heading', { name })?.nextSibling?.textContent;

const [delivery] = someOrder().deliveries ?? [];
const [transaction] = someOrder().transactions ?? [];

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('everything about an order [ACC-03]', () => {
  test('shows order date, status, payment, delivery method and addresses', async () => {
    await showDetail({ billingAddress: { ...home, street: 'Kade 5' } });
    expect(fact('Besteld op')).toBe('18-11-2026');
    expect(fact('Status')).toBe('Ontvangen');
    expect(fact('Betaling')).toBe('iDEAL: betaald');
    expect(fact('Bezorging')).toBe('Bezorgen aan huis');
    expect(place('Bezorgadres')).toContain('Oudegracht 214');
    expect(place('Factuuradres')).toContain('Kade 5');
  });

  test('shows its progress, and the tracking codes of all parcels', async () => {
    await showDetail({ deliveries: [{ ...delivery, trackingCodes: ['3SA', '3SB'] }] });
    expect(screen.getByRole('heading', { name: 'Zo ver is je bestelling' })).toBeVisible();
    expect(screen.getByText('Track & trace-code 3SA')).toBeVisible();
    expect(screen.getByText('Track & trace-code 3SB')).toBeVisible();
  });

  test('shows the text on the card', async () => {
    await showDetail({ customerComment: 'Voor oma!' });
    expect(fact('Op het kaartje')).toBe('Voor oma!');
  });

  test('shows the backend’s name of a payment state that the shop does not know', async () => {
    const stateMachineState = { technicalName: 'new', translated: { name: 'In behandeling' } };
    await showDetail({ transactions: [{ ...transaction, stateMachineState }] });
    expect(fact('Betaling')).toBe('iDEAL: In behandeling');
  });

  test('leaves out what is not known', async () => {
    await showDetail({ transactions: [], deliveries: [] });
    expect(fact('Betaling')).toBeUndefined();
    expect(fact('Bezorging')).toBeUndefined();
    expect(place('Bezorgadres')).toBeUndefined();
    expect(place('Factuuradres')).toContain('Oudegracht 214');
  });

  test.each([
    ['is offered to who may pay it', true, true, true],
    ['is not offered for what needs no payment', false, true, false],
    ['is not offered to who may only look', true, false, false],
  ])('paying %s', async (_what, isPayable, onChanged, isOffered) => {
    await showDetail({}, { isPayable, onChanged });
    expect(toPay() !== null).toBe(isOffered);
    const lent = screen.queryByText('mf-checkout PayAgain order-10042');
    expect(lent !== null).toBe(isOffered);
  });
});
