import { render, screen } from '@testing-library/react';
import { NetworkError } from '@weefsel/api-clients';
import { settled, SlotsContext } from '@weefsel/federation/runtime';
import { StoresProvider } from '@weefsel/stores';
import { RouterProvider } from 'react-router-dom';
import { shopRouter } from '../navigation/shop-router.fixture';
import { act } from 'react';
import { storesInTest } from '../testing/shop';
import { PageFailure } from './failure';
import { PageBoundary } from './page-boundary';

const ErrorPage = () => <h1>Er is een steek gevallen</h1>;

const slots = {
  source: {
    peek: () => ErrorPage,
    load: () => settled(ErrorPage),
    forget: () => undefined,
    isDown: () => false,
    serverHtml: () => undefined,
  },
  Message: () => null,
  refresh: async () => undefined,
  prefetch: () => () => undefined,
  reload: () => undefined,
  report: () => undefined,
};

const errorPage = {
  kind: 'page',
  payload: {
    href: '/_error',
    status: 200,
    owner: 'mf-content',
    page: 'error',
    context: 'general',
    head: { title: '' },
    content: { state: 'ready' },
    fragments: {},
    remotes: {},
  },
};

/** Shows a page whose data or component fails with this error. */
async function showFailing(error: Error, how: 'load' | 'render', repaired = { now: false }) {
  const asked = jest.fn(async (_path: string) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => errorPage,
  }));
  Object.assign(globalThis, { fetch: asked });
  function Page() {
    if (how === 'render' && !repaired.now) throw error;
    return <h1>De pagina</h1>;
  }
  const failure = (failed: unknown) => <PageFailure error={failed} />;
  const { router, let: letLoad } = shopRouter({
    at: ['/nl/dames/'],
    show: (shown) => (
      <PageBoundary visit={shown} instead={failure}>
        {how === 'load' && !repaired.now ? failure(error) : <Page />}
      </PageBoundary>
    ),
  });
  render(
    <StoresProvider stores={storesInTest()}>
      <SlotsContext value={slots}>
        <RouterProvider router={router} />
      </SlotsContext>
    </StoresProvider>,
  );
  await screen.findByRole('heading');
  await act(async () => undefined);
  return { asked, load: () => act(async () => letLoad('/nl/dames/')) };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page that breaks gives way to the content page titled Error [ERR-07] [OTH-02]', async () => {
  const { asked } = await showFailing(new Error('undefined is not a function'), 'render');
  expect(await screen.findByRole('heading', { name: 'Er is een steek gevallen' })).toBeVisible();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/_error/_payload.json']);
  expect(document.body).not.toHaveTextContent('undefined is not a function');
});

test('bots get a few words and fetch no error page [OTH-02]', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const { asked } = await showFailing(new Error('broken'), 'render');
  expect(screen.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('a shop that cannot be reached is named in the log with method, address and status, never on screen [ERR-05]', async () => {
  const error = new NetworkError({ method: 'GET', url: '/nl/dames/_payload.json' });
  await showFailing(error, 'load');
  expect(screen.getByRole('heading', { name: 'We kunnen de winkel even niet bereiken' })).toBeVisible();
  expect(document.title).toBe('We kunnen de winkel even niet bereiken | Weefsel');
  expect(logged).toHaveBeenCalledWith(error);
  expect(error.message).toBe('[GET] "/nl/dames/_payload.json": 0 Network Error');
  expect(document.body).not.toHaveTextContent('_payload');
});

test('an offline shopper sees a message, and the page once the connection is back [ERR-07]', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const repaired = { now: false };
  const { load } = await showFailing(new NetworkError({ method: 'GET', url: '/x' }), 'load', repaired);
  expect(screen.getByRole('heading', { name: 'Je bent offline' })).toBeVisible();
  repaired.now = true;
  await act(async () => void dispatchEvent(new Event('online')));
  await load();
  expect(await screen.findByRole('heading', { name: 'De pagina' })).toBeVisible();
});
