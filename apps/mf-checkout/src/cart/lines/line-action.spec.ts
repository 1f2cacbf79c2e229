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
    say: {
      ...{ kind: 'success', text: 'headless.cart.changed' },
      values: { name: 'Trui', count: '3', total: '€\u00a060,00' },
    },
  });
  expect(backend.lines[0]?.quantity).toBe(3);
});

test('a quantity of zero removes the line [CRT-02]', async () => {
  const backend = new CartBackend([trui]);
  expect(await send(backend, '0')).toEqual({
    kind: 'done',
    say: { kind: 'success', text: 'headless.cart.removed', values: { name: 'Trui' } },
  });
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

test('a message of the cart replaces the confirmation of a removal [CRT-02]', async () => {
  const backend = new CartBackend([trui]);
  const { commerce } = storesFor(backend);
  const removeItems = async (ids: string[]) => {
    backend.messages = [{ key: 'x', messageKey: 'cart-merged-hint', level: 0 }];
    return commerce.cart.removeItems(ids);
  };
  const clients = { commerce: { ...commerce, cart: { ...commerce.cart, removeItems } } };
  const request = { fields: { line: 'trui', quantity: '0' } };
  expect(await lineAction(fromPartial(request), fromPartial(clients))).toMatchObject({
    say: { text: 'headless.cart.notice.merged' },
  });
  expect(backend.lines).toEqual([]);
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

test('a line that is gone is reported without a log entry, also when it goes during the change', async () => {
  const other = { kind: 'done', say: { kind: 'info', text: 'headless.cart.notice.other' } };
  const backend = new CartBackend([trui]);
  expect(await send(backend, '2', 'weg')).toEqual(other);
  expect(backend.asked).toEqual(['GET /checkout/cart']);
  const { commerce } = storesFor(backend);
  const read = async () => {
    const cart = await commerce.cart.read();
    backend.lines = [];
    return cart;
  };
  const clients = { commerce: { ...commerce, cart: { ...commerce.cart, read } } };
  const request = { fields: { line: 'trui', quantity: '2' } };
  expect(await lineAction(fromPartial(request), fromPartial(clients))).toEqual(other);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['0', 'removeFailed'],
  ['2', 'changeFailed'],
])('a failed backend is logged, and reported for quantity %s as %s', async (quantity, text) => {
  const backend = new CartBackend([trui]);
  backend.down = true;
  expect(await send(backend, quantity)).toEqual({
    kind: 'done',
    say: { kind: 'error', text: `headless.cart.${text}` },
  });
  expect(console.error).toHaveBeenCalledWith('[cart]', expect.any(Error));
});

test.each([
  ['10000', 'changed'],
  ['10001', 'changeFailed'],
])('a quantity of %s is answered with %s', async (quantity, text) => {
  const most = { ...trui, quantityInformation: { maxPurchase: 20_000 } };
  expect(await send(new CartBackend([most]), quantity)).toMatchObject({
    say: { text: `headless.cart.${text}` },
  });
});

test('a form without a line or a quantity changes nothing', async () => {
  const backend = new CartBackend([trui]);
  const answer = (fields: Record<string, string>) =>
    lineAction(fromPartial({ fields }), fromPartial({ commerce: storesFor(backend).commerce }));
  expect(await answer({ line: 'trui' })).toMatchObject({ say: { text: 'headless.cart.changeFailed' } });
  expect(await answer({ quantity: '2' })).toMatchObject({ say: { text: 'headless.cart.notice.other' } });
  expect(backend.lines[0]?.quantity).toBe(1);
});
