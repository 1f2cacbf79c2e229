/** @jest-environment node */
import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { builtInText, storesFor } from '../testing/stores-for';
import { load as loadFailed } from '../order-failed-page/load-order-failed';
import { load as loadSuccess } from '../order-success-page/load-order-success';
import { Page as SuccessPage } from '../order-success-page/order-success-page';
import { product } from '../testing/cart-backend';
import { CheckoutBackend } from '../testing/checkout-backend';
import { Page } from './checkout-page';
import { load } from './load-checkout';

beforeAll(() => enableStaticRendering(true));

const href = '/order/success?orderId=00000000000000000000000000000001&brq_statuscode=690';

test.each([
  ['the checkout', <Page />, 'Je bestelling wordt klaargezet…'],
  ['an order', <SuccessPage href={href} />, 'Je bestelling wordt opgehaald…'],
])(
  '%s is the same skeleton for everybody on the server [SES-05] [CRT-06] [CRT-08]',
  async (_, page, text) => {
    const stores = storesFor(new CheckoutBackend([product('trui', 'Wollen trui')]));
    await stores.cart.refresh();
    const router = createMemoryRouter([{ path: '*', element: page }]);
    const html = renderToString(
      <StoresProvider stores={stores}>
        <RouterProvider router={router} />
      </StoresProvider>,
    );
    expect(html).toContain(text);
    expect(html).not.toContain('Wollen trui');
    expect(html).not.toContain('690');
  },
);

test('pages of one shopper are not for search engines [CRT-06]', async () => {
  for (const page of [load, loadSuccess, loadFailed])
    expect(await page({ text: builtInText })).toMatchObject({ data: null, head: { robots: 'noindex' } });
});
