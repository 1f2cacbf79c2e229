import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { storesFor } from '../testing/shop';
import { AccountBackend, emma, listOf } from '../testing/account-backend';
import { renderServed } from '../testing/render-served';
import { askedFor, clientsFor } from '../testing/send-form';
import { backendOf } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { Page } from './account-page';
import { load } from './load-account';

beforeAll(() => enableStaticRendering(true));

const loaded = (backend: AccountBackend, token?: string) =>
  load(askedFor('/account'), clientsFor(backend, token));

describe('the account on the server', () => {
  test('shows its customer the latest order, name and address, without waiting [ACC-03]', async () => {
    const backend = backendOf(emma);
    backend.answers['POST /order'] = { orders: listOf(someOrder()), paymentChangeable: [] };
    const { data } = await loaded(backend);
    const html = renderServed(<Page href="/account" data={data} />, backend);
    expect(html).toContain('Hallo Emma');
    expect(html).toContain('Bestelling 10042');
    expect(html).toContain('Oudegracht 214');
    expect(html).not.toContain('Je account wordt geladen…');
  });

  test('asks a shopper who is not logged in to log in, and leads back [ACC-04]', async () => {
    const backend = new AccountBackend();
    const { data } = await loaded(backend, '');
    expect(backend.asked).toEqual([]);
    const html = renderServed(<Page href="/account" data={data} />, backend);
    expect(html).toContain('href="/login?returnTo=%2Faccount"');
    expect(html).not.toContain('Uitloggen');
  });

  test('shows the loading state without served data, even when the stores hold a customer [SES-05]', async () => {
    const stores = storesFor(backendOf(emma));
    await stores.session.refresh();
    const html = renderToString(
      <StoresProvider stores={stores}>
        <Page href="/account" />
      </StoresProvider>,
    );
    expect(html).toContain('Je account wordt geladen…');
    expect(html).not.toContain('Emma');
    expect(stores.snippets.toJSON()).toHaveProperty(['headless.account.loginTitle']);
  });

  test('is not for search engines', async () => {
    expect(await loaded(new AccountBackend(), '')).toMatchObject({
      data: { latest: null },
      head: { robots: 'noindex' },
    });
  });
});
