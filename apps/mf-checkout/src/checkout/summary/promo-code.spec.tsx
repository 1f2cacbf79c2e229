import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CartError } from '@weefsel/api-clients';
import { CheckoutBackend } from '../../testing/checkout-backend';
import { product } from '../../testing/cart-backend';
import { showCheckout } from '../../testing/checkout-shopper';

const trui = product('trui', 'Wollen trui');
const discount = (code: string) =>
  product(code, code, { type: 'promotion', good: false, removable: true, payload: { code } });
const message = (messageKey: string, parameters: Record<string, unknown>): CartError => ({
  key: messageKey + JSON.stringify(parameters),
  ...{ messageKey, level: 0, parameters },
});

// Typing takes long on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => sessionStorage.clear());

/** Renders a checkout. `type` enters a code; the cart then has the given codes and messages. */
async function withCodes() {
  const backend = new CheckoutBackend([trui]);
  const page = await showCheckout(backend);
  const type = async (code: string, codes: string[], ...messages: CartError[]) => {
    backend.lines = [trui, ...codes.map(discount)];
    backend.messages = messages;
    backend.addsNothing = true;
    await page.shopper.type(screen.getByLabelText('Kortingscode'), code);
    await page.shopper.click(screen.getByRole('button', { name: 'Toepassen' }));
  };
  return { ...page, backend, type };
}

const notices = () =>
  [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent?.slice(0, 40));

test('one notice at a time shows the result of the last code [CRT-02]', async () => {
  const { type, shopper, stores, backend } = await withCodes();
  await type('niets', [], message('promotion-not-found', { code: 'niets' }));
  await waitFor(() =>
    expect(notices()).toEqual([expect.stringMatching(/^De kortingscode NIETS kennen we niet/)]),
  );
  await type('tien', ['TIEN'], message('promotion-discount-added', { name: 'Tien' }));
  await waitFor(() => expect(notices()).toEqual(['Je korting is toegepast.']));
  await type('tien', ['TIEN']);
  await waitFor(() => expect(notices()).toEqual(['De kortingscode TIEN is al toegepast.']));
  await type('leden', ['TIEN'], message('promotion-excluded', { name: 'Leden' }));
  await waitFor(() => expect(notices()).toEqual([expect.stringMatching(/^Leden gaat niet samen/)]));

  backend.lines = [trui];
  const ended = ['promotion-not-found', 'promotion-discount-deleted'];
  backend.messages = ended.map((key) => message(key, { code: 'TIEN' }));
  await act(() => stores.cart.refresh());
  await waitFor(() =>
    expect(notices()).toEqual([expect.stringMatching(/^De kortingscode TIEN geldt niet meer/)]),
  );
  await shopper.click(screen.getByRole('button', { name: 'Toepassen' }));
  expect(screen.getByText('Vul een kortingscode in.')).toBeVisible();
});

test('the browser does not send the form of the code itself [CRT-02]', async () => {
  await withCodes();
  const form = screen.getByLabelText('Kortingscode').closest('form') as HTMLFormElement;
  expect(fireEvent.submit(form)).toBe(false);
  expect(await screen.findByText('Vul een kortingscode in.')).toBeVisible();
});

test('a code that could not be sent stays in the field [CRT-02]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { type, backend } = await withCodes();
  backend.troubles.set('POST /checkout/cart/line-item', 'lost');
  await type('tien', []);
  expect(await screen.findByText(/Je kortingscode is niet toegepast/)).toBeVisible();
  expect(screen.getByLabelText('Kortingscode')).toHaveValue('tien');
  logged.mockRestore();
});

test('a code can be taken out; a discount that comes by itself is named and stays [CRT-03]', async () => {
  const { type, backend, shopper, stores } = await withCodes();
  backend.addsNothing = true;
  await type('tien', ['TIEN'], message('promotion-discount-added', { name: 'Tien' }));
  expect(await screen.findByText('Kortingscode TIEN')).toBeVisible();
  const byItself = { ...discount(''), id: 'vijftig', label: 'Vanaf vijftig' };
  backend.lines = [...backend.lines, byItself, { ...byItself, id: 'naamloos', label: null }];
  await act(() => stores.cart.refresh());
  // Once among the goods, and once beside the codes.
  expect(screen.getAllByText('Vanaf vijftig')).toHaveLength(2);
  expect(screen.getByText('Korting')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /verwijderen/ })).toHaveLength(1);
  await shopper.click(screen.getByRole('button', { name: 'TIEN verwijderen' }));
  await waitFor(() => expect(screen.queryByText('Kortingscode TIEN')).not.toBeInTheDocument());
  expect(notices()).toEqual([]);
});
