import { fromAny } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import type { ActionRequest } from '@weefsel/contracts';
import { builtInText } from '../../testing/shop';
import { detailOnWire, variantsOnWire } from '../../testing/product-wire';
import { alert } from './alert-action';

function send(fields: Record<string, string>, subscribe: () => Promise<boolean> = async () => true) {
  const ask = jest.fn(subscribe);
  const clients = fromAny<Clients, unknown>({
    commerce: {
      stockAlert: { subscribe: ask },
      product: {
        detail: async () => detailOnWire,
        list: async () => ({ elements: variantsOnWire, total: 5 }),
      },
      category: { list: async () => [] },
      brands: { urls: async () => ({}) },
    },
  });
  const request = fromAny<ActionRequest, unknown>({
    id: 'blouse',
    url: new URL('http://shop/nl/dames/linnen-blouse-1'),
    origin: 'http://shop',
    text: builtInText,
    signal: new AbortController().signal,
    fields: { form: 'alert', email: 'noor@weefsel.example', maat: '36', ...fields },
  });
  return { answer: alert(request, clients), ask };
}

test('subscribes the address to the chosen variant, and redirects to the page about the mail', async () => {
  const { answer, ask } = send({ kleur: 'blauw' });
  await expect(answer).resolves.toEqual({ kind: 'done', to: '/stock-alert?stand=gevraagd' });
  expect(ask).toHaveBeenCalledWith('noor@weefsel.example', 'Blauw-36');
});

test('redirects to the back-in-stock page when the variant is in stock again', async () => {
  const { answer } = send({}, async () => false);
  await expect(answer).resolves.toEqual({ kind: 'done', to: '/stock-alert?stand=terug' });
});

test('refuses an incomplete e-mail address, without a request', async () => {
  const { answer, ask } = send({ email: 'noor' });
  await expect(answer).resolves.toEqual({
    kind: 'refused',
    errors: { email: 'headless.form.error.emailForm' },
  });
  expect(ask).not.toHaveBeenCalled();
});

test('refuses a choice that does not exist, without a request', async () => {
  const { answer, ask } = send({ maat: '99' });
  await expect(answer).resolves.toEqual({ kind: 'refused', failure: 'headless.product.alertFailed' });
  expect(ask).not.toHaveBeenCalled();
});

test('refuses with a failure message when commerce fails', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  const { answer } = send({}, () => Promise.reject(new Error('away')));
  await expect(answer).resolves.toEqual({ kind: 'refused', failure: 'headless.form.failed' });
  quiet.mockRestore();
});
