import { act, render, screen } from '@testing-library/react';
import type { PagePayload } from '@weefsel/federation/runtime';
import { StoresProvider } from '@weefsel/stores';
import { storesInTest } from '../testing/shop';
import { ShopPage } from './shop-page';

const payload: PagePayload = {
  href: '/nl/bestaat-niet/',
  status: 404,
  owner: null,
  page: 'not-found',
  context: 'men',
  head: { title: 'Pagina niet gevonden | Weefsel', robots: 'noindex' },
  content: { state: 'ready' },
  fragments: {},
  remotes: {},
};

test('a page that has loaded sets context, title and status of the frame [ROU-05] [ROU-16]', async () => {
  const stores = storesInTest();
  render(
    <StoresProvider stores={stores}>
      <ShopPage payload={payload} />
    </StoresProvider>,
  );
  await act(async () => undefined);
  const said = screen.getByText('Niet gevonden: /nl/bestaat-niet/');
  expect(said).toBeVisible();
  expect(said).toHaveAttribute('value', 'Page Not Found: /nl/bestaat-niet/');
  expect(stores.page).toMatchObject({ context: 'men', status: 404, title: payload.head.title });
  expect(document.title).toBe(payload.head.title);
  expect(document.documentElement.dataset.context).toBe('men');
});
