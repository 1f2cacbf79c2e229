import { fromPartial } from '@total-typescript/shoehorn';
import type { Order } from '@weefsel/api-clients';
import { refusedWith } from '../testing/refused';
import { OrderStore } from './order-store';

const orderOf = (id: string): Order => ({ id, amountTotal: 20 });

function storeOf() {
  const byId = jest.fn(async (id: string): Promise<Order | null> => orderOf(id));
  const commerce = fromPartial<ConstructorParameters<typeof OrderStore>[0]['commerce']>({
    hasSession: () => true,
    order: { byId },
  });
  const session = { refresh: async () => undefined };
  return { byId, store: new OrderStore({ commerce, session, leave: () => undefined }) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('another order', () => {
  test('takes the place of the present one at once, also when it cannot be read [CRT-08]', async () => {
    const { byId, store } = storeOf();
    await store.load('one');
    byId.mockRejectedValueOnce(refusedWith(500));
    const loading = store.load('two');
    expect([store.state.state, store.order]).toEqual(['loading', null]);
    await loading;
    expect([store.state.state, store.order]).toEqual(['failed', null]);
    await store.load('two');
    expect(store.order).toEqual(orderOf('two'));
  });

  test.each([
    ['answer', (first: PromiseWithResolvers<Order>) => first.resolve(orderOf('one'))],
    ['failure', (first: PromiseWithResolvers<Order>) => first.reject(refusedWith(403))],
  ])('is not replaced by a late %s of the one before [CRT-08]', async (_what, settle) => {
    const { byId, store } = storeOf();
    const first = Promise.withResolvers<Order>();
    byId.mockReturnValueOnce(first.promise);
    const late = store.load('one');
    await store.load('two');
    settle(first);
    await late;
    expect(store.order).toEqual(orderOf('two'));
  });
});
