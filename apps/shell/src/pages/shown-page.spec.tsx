import { act, render, screen } from '@testing-library/react';
import { NetworkError } from '@weefsel/api-clients';
import { SlotsContext, type PagePayload } from '@weefsel/federation/runtime';
import { withRouter } from '@weefsel/federation/testing';
import { StoresProvider } from '@weefsel/stores';
import type { Shown } from '../navigation/page-route';
import { someSlots } from '../slots/slots.fixture';
import { storesInTest } from '../testing/shop';
import { ShownContext, ShownPage } from './shown-page';

const page: PagePayload = {
  href: '/nl/weg/',
  status: 404,
  owner: null,
  page: 'not-found',
  context: 'general',
  head: { title: 'Pagina niet gevonden' },
  content: { state: 'ready' },
  fragments: {},
  remotes: {},
};

/** Renders the page between header and footer. */
async function show(shown: Shown) {
  const stores = storesInTest();
  const { tree } = withRouter(
    <ShownContext value={shown}>
      <ShownPage />
    </ShownContext>,
    { at: '/nl/weg/' },
  );
  await act(async () =>
    render(
      <StoresProvider stores={stores}>
        <SlotsContext value={someSlots({})}>{tree}</SlotsContext>
      </StoresProvider>,
    ),
  );
  return stores;
}

test('a page that has loaded is shown', async () => {
  const stores = await show({ page });
  expect(screen.getByText('Niet gevonden: /nl/weg/')).toBeVisible();
  expect(stores.page.status).toBe(404);
});

test('a page whose data failed to load shows an error in its place, and logs it once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new NetworkError({ method: 'GET', url: '/nl/weg/_payload.json' });
  const stores = await show({ error });
  expect(screen.getByRole('heading', { name: 'We kunnen de winkel even niet bereiken' })).toBeVisible();
  expect([stores.page.status, logged.mock.calls]).toEqual([503, [[error]]]);
  logged.mockRestore();
});
