import { fromPartial } from '@total-typescript/shoehorn';
import { product } from '../../testing/cart-backend';
import { CheckoutBackend } from '../../testing/checkout-backend';
import { storesFor } from '../../testing/stores-for';
import { codeAction } from './code-action';

const trui = product('trui', 'Wollen trui');

let logged: jest.SpyInstance;
beforeEach(() => void (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

/** Sends a code, as a browser without script does. */
const send = (fields: Record<string, string>, backend = new CheckoutBackend([trui])) =>
  codeAction(fromPartial({ fields }), fromPartial({ commerce: storesFor(backend).commerce }));

describe('a discount code without script', () => {
  test.each([[{}], [{ code: '  ' }]])('is requested when it is missing (%j)', async (fields) => {
    const backend = new CheckoutBackend([trui]);
    expect(await send(fields, backend)).toEqual({
      kind: 'done',
      say: { kind: 'error', text: 'headless.checkout.codeMissing' },
    });
    expect(backend.asked).toEqual([]);
  });

  test('is sent without the spaces around it, and named in capitals in the result', async () => {
    const discount = product('korting', 'Tien procent', { type: 'promotion', payload: { code: 'TIEN' } });
    const backend = new CheckoutBackend([trui, discount]);
    backend.addsNothing = true;
    expect(await send({ code: ' tien ' }, backend)).toMatchObject({
      kind: 'done',
      say: { text: 'headless.cart.notice.codeTwice', values: { code: 'TIEN' } },
    });
    expect(backend.bodies.get('/checkout/cart/line-item')).toEqual({
      items: [{ referencedId: 'tien', type: 'promotion' }],
    });
  });

  test.each(['GET /checkout/cart', 'POST /checkout/cart/line-item'])(
    'fails with a message and a log entry when %s is not answered',
    async (call) => {
      const backend = new CheckoutBackend([trui]);
      backend.troubles.set(call, 'lost');
      expect(await send({ code: 'TIEN' }, backend)).toEqual({
        kind: 'done',
        say: { kind: 'error', text: 'headless.checkout.codeFailed' },
      });
      expect(logged).toHaveBeenCalledWith('[cart] code', expect.any(Error));
    },
  );
});
