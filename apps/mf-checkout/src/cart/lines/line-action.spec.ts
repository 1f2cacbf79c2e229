import { fromPartial } from '@total-typescript/shoehorn';
import { CartBackend, product, stockReached } from '../../testing/cart-backend';
import { storesFor } from '../../testing/stores-for';
import { lineAction } from './line-action';

const trui = product('trui', 'Trui');

/** Requests a quantity of a line, as a browser without script does. */
const send = (backend: CartBackend, quantity: string, line = 'trui') =>
  lineAction(
    fromPartial({ fields: { line, quantity } }),
    fromPartial({ commerce: storesFor(backend).commerce }),
  );

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a line gets the requested quantity, with a confirmation for the next page [CRT-02]', async () => {
  const backend = new CartBackend([trui]);
  expect(await send(backend, '3')).toMatchObject({
    kind: 'done',
    say: { kind: 'success', text: 'headless.cart.changed', values: { name: 'Trui', count: '3' } },
  });
  expect(backend.lines[0]?.quantity).toBe(3);
});

test('a quantity of zero removes the line [CRT-02]', async () => {
  const backend = new CartBackend([trui]);
  expect(await send(backend, '0')).toMatchObject({ say: { text: 'headless.cart.removed' } });
  expect(backend.lines).toEqual([]);
});

test('a quantity that was typed counts where no button was pressed [CRT-02]', async () => {
  const backend = new CartBackend([trui]);
  const { commerce } = storesFor(backend);
  const answer = (fields: Record<string, string>) =>
    lineAction(fromPartial({ fields: { line: 'trui', ...fields } }), fromPartial({ commerce }));
  await answer({ typed: '7' });
  expect(backend.lines[0]?.quantity).toBe(7);
  await answer({ typed: '7', quantity: '8' });
  expect(backend.lines[0]?.quantity).toBe(8);
});

test('a message of the cart replaces the confirmation [CRT-02]', async () => {
  const backend = new CartBackend([trui]);
  backend.messages = [];
  const read = storesFor(backend).commerce;
  const cart = { ...read.cart, read: read.cart.read };
  const changeItems = async () => {
    const after = await read.cart.changeItems([{ id: 'trui', quantity: 2 }]);
    const error = stockReached(trui, 2);
    return { ...after, errors: { [error.key]: error } };
  };
  const commerce = { ...read, cart: { ...cart, changeItems } };
  const request = { fields: { line: 'trui', quantity: '9' } };
  expect(await lineAction(fromPartial(request), fromPartial({ commerce }))).toMatchObject({
    say: { text: 'headless.cart.notice.stockReached', values: { quantity: '2' } },
  });
});

test.each(['', '-1', '1e3', '99999999', 'veel', '1.5'])(
  '"%s" is no quantity: nothing changes',
  async (quantity) => {
    const backend = new CartBackend([trui]);
    expect(await send(backend, quantity)).toMatchObject({
      say: { kind: 'error', text: 'headless.cart.changeFailed' },
    });
    expect(backend.asked).toEqual([]);
  },
);

test('a line that is gone is reported, and a failed backend too', async () => {
  const backend = new CartBackend([trui]);
  expect(await send(backend, '2', 'weg')).toMatchObject({ say: { kind: 'info' } });
  backend.down = true;
  expect(await send(backend, '0')).toMatchObject({
    say: { kind: 'error', text: 'headless.cart.removeFailed' },
  });
  expect(await send(backend, '2')).toMatchObject({
    say: { kind: 'error', text: 'headless.cart.changeFailed' },
  });
});
