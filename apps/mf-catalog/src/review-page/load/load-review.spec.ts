import { reviewOnWire } from '../../testing/review-wire';
import { paidOrder, REVIEWED, reviewBackend } from '../../testing/review-backend';
import { builtInText } from '../../testing/shop';
import { load } from './load-review';

const asked = (product: string) => ({
  url: new URL(`http://shop/review?product=${product}`),
  text: builtInText,
  signal: new AbortController().signal,
});

async function writing(plight: Parameters<typeof reviewBackend>[0]) {
  const page = await load(asked(REVIEWED), reviewBackend(plight).clients);
  if (page.kind !== 'page') throw new Error(`expected a page, got ${page.kind}`);
  return { ...page, writing: page.data.writing };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the page to write a review', () => {
  test('is noindex, and names the product only when it exists', async () => {
    const page = await writing({ orders: [paidOrder()] });
    expect(page.head.robots).toBe('noindex');
    expect(page.data).toMatchObject({ name: 'Linnen blouse', href: '/nl/dames/linnen-blouse-1' });
    for (const id of ['', 'blouse', '7'.repeat(32)])
      expect(await load(asked(id), reviewBackend().clients)).toMatchObject({
        data: { name: '', href: '/nl/', writing: { state: 'unknown' } },
      });
  });

  test('asks a shopper without a session, or with an ended login, to log in', async () => {
    expect((await writing({ hasSession: false })).writing).toEqual({ state: 'login' });
    expect((await writing({ isLoggedOut: true })).writing).toEqual({ state: 'login' });
  });

  test('is open to a buyer, with the size and day of the last order', async () => {
    const older = paidOrder({ id: 'o0', orderDateTime: '2025-01-01T10:00:00.000+00:00' });
    const { writing: found } = await writing({ orders: [paidOrder(), older] });
    const purchase = { date: '2026-05-01T10:00:00.000+00:00', size: '38', firstName: 'Emma' };
    expect(found).toEqual({ state: 'bought', purchase });
  });

  const state = (technicalName: string) => ({ technicalName, translated: {} });
  test.each([
    ['not paid', paidOrder({ transactions: [{ stateMachineState: state('open') }] })],
    ['cancelled', paidOrder({ stateMachineState: state('cancelled') })],
    ['of something else', paidOrder({ lineItems: [] })],
  ])('is closed to a customer whose order is %s', async (_, order) => {
    expect((await writing({ orders: [order] })).writing).toEqual({ state: 'notBought' });
  });

  test('is open to a customer who pays later, once the order was sent', async () => {
    const order = paidOrder({
      transactions: [{ stateMachineState: state('open') }],
      deliveries: [{ stateMachineState: state('shipped') }],
    });
    expect((await writing({ orders: [order] })).writing).toMatchObject({ state: 'bought' });
  });

  test('finds an order however many came after it', async () => {
    const others = Array.from({ length: 60 }, (_, n) => paidOrder({ id: `other-${n}`, lineItems: [] }));
    expect((await writing({ orders: [...others, paidOrder()] })).writing).toMatchObject({ state: 'bought' });
  });

  test('has what was written before, and whether it is placed', async () => {
    const own = reviewOnWire({ status: false, externalUser: 'Em', customFields: { nd_fit: 'large' } });
    const { writing: found } = await writing({ orders: [paidOrder()], own });
    expect(found).toMatchObject({ own: { author: 'Em', fit: 'large', points: 5, isPlaced: false } });
  });

  test('reports a failure when the orders cannot be loaded', async () => {
    const page = await writing({ isDown: true });
    expect(page.writing).toEqual({ state: 'failed' });
    expect(page.missing).toBe('all');
  });
});
