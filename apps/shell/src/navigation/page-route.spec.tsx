import { act, render, screen, waitFor } from '@testing-library/react';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from '@weefsel/federation/runtime';
import { lazy, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  redirect,
  RouterProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { shownIn, type Shown } from './page-route';
import { pageAt, shopRouter } from './shop-router.fixture';

/** Shows its address and the router's state. */
function Page({ name }: { name: string }) {
  const { pathname } = useLocation();
  const { state, location: to } = useNavigation();
  const { revalidate, state: again } = useRevalidator();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <h1>{name}</h1>
      <p>{[pathname, params.get('tn_p'), state, to?.pathname, again].join(' ')}</p>
      <button onClick={() => void navigate('/cart')}>Winkelmand</button>
      <button onClick={() => void revalidate()}>Opnieuw</button>
      <button onClick={() => setParams({ tn_p: '2' })}>Meer</button>
    </>
  );
}

const show = (shown: Shown) => <Page name={'page' in shown ? shown.page.href : 'Mislukt'} />;
const open = (options: Parameters<typeof shopRouter>[0] = {}) => {
  const pages = shopRouter({ show, ...options });
  return { ...pages, tree: <RouterProvider router={pages.router} /> };
};

/** HTML of the server with this content at `/nl/`. */
async function served(element: ReactNode): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element }]);
  const context = (await query(new Request('http://localhost/nl/'))) as StaticHandlerContext;
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const tick = () => new Promise((resolve) => setTimeout(resolve));
const heading = () => screen.getByRole('heading').textContent;
const said = () => screen.getByText(/^\/.* /).textContent;
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const scrolled = jest.fn();
beforeEach(() => {
  history.replaceState(null, '', '/nl/');
  Object.assign(window, { scrollTo: scrolled });
});

describe('going to a page', () => {
  test('keeps the page until the next has loaded, and gives it the loading state with its target', async () => {
    const { tree, asked, ...pages } = open();
    render(tree);
    await click('Winkelmand');
    expect([heading(), said(), asked]).toEqual(['Home', '/nl/  loading /cart idle', ['/cart']]);
    await act(async () => pages.let('/cart'));
    expect([heading(), said()]).toEqual(['/cart', '/cart  idle  idle']);
  });

  test('is overtaken by the next: that one alone is shown, and both have ended', async () => {
    const { router, aborted, here, ...pages } = open();
    const first = router.navigate('/cart');
    const second = router.navigate('/login');
    await first;
    expect([aborted, here()]).toEqual([['/cart'], '/nl/']);
    pages.let('/cart');
    pages.let('/login');
    await second;
    await tick();
    expect([here(), shownIn(router.state)]).toEqual(['/login', { page: pageAt('/login') }]);
  });

  test('shows why it could not be loaded, at its address; the next page loads as usual', async () => {
    const { router, here, go, ...pages } = open();
    const going = router.navigate('/cart');
    const error = new Error('away');
    pages.fail('/cart', error);
    await going;
    expect([here(), shownIn(router.state)]).toEqual(['/cart', { error }]);
    await go('/login');
    expect(shownIn(router.state)).toEqual({ page: pageAt('/login') });
  });

  test('follows a redirect to its target alone', async () => {
    const { router, here, ...pages } = open();
    const going = router.navigate('/oud');
    pages.fail('/oud', redirect('/nieuw?a=1#b'));
    await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/nieuw'));
    pages.let('/nieuw?a=1');
    await going;
    expect([here(), router.state.historyAction]).toEqual(['/nieuw?a=1#b', 'PUSH']);
  });

  test('on the way back replaces the entry that redirects', async () => {
    const { router, go, ...pages } = open({ inBrowser: true });
    await go('/cart');
    await go('/login');
    history.back();
    await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/cart'));
    pages.fail('/cart', redirect('/nieuw'));
    await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/nieuw'));
    pages.let('/nieuw');
    await waitFor(() => expect(location.pathname).toBe('/nieuw'));
    history.back();
    await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/nl/'));
  });

  test('sets the query of the address', async () => {
    const { tree, ...pages } = open();
    render(tree);
    await click('Meer');
    await act(async () => pages.let('/nl/?tn_p=2'));
    expect(said()).toBe('/nl/ 2 idle  idle');
  });
});

describe('a place on the page', () => {
  test('needs nothing to be loaded, there and back, and ends a running navigation', async () => {
    const { router, asked, aborted, here } = open();
    const shown = shownIn(router.state);
    void router.navigate('/cart');
    await router.navigate('/nl/#maten');
    expect([here(), asked, aborted]).toEqual(['/nl/#maten', ['/cart'], ['/cart']]);
    await router.navigate(-1);
    expect([here(), asked]).toEqual(['/nl/', ['/cart']]);
    expect(shownIn(router.state)).toBe(shown);
    expect(router.state.navigation.state).toBe('idle');
  });
});

test('going back and forward in quick turn stays on the page, at its entry in the history', async () => {
  const { router, here, go, aborted, ...pages } = open({ inBrowser: true });
  await go('/cart');
  const { key } = router.state.location;
  history.back();
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/nl/'));
  expect([location.pathname, here()]).toEqual(['/nl/', '/cart']);
  history.forward();
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/cart'));
  expect(aborted).toEqual(['/nl/']);
  pages.let('/nl/');
  pages.let('/cart');
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect([location.pathname, here(), router.state.location.key]).toEqual(['/cart', '/cart', key]);
  expect((history.state as { key: string }).key).toBe(key);
});

test('a page is loaded again in place, with its loading state', async () => {
  const { tree, asked, ...pages } = open();
  render(tree);
  await click('Opnieuw');
  expect([said(), asked]).toEqual(['/nl/  idle  loading', ['/nl/']]);
  await act(async () => pages.let('/nl/'));
  expect([heading(), said()]).toEqual(['/nl/', '/nl/  idle  idle']);
});

test('the server’s page is taken over as it is, without loading anything', async () => {
  const { tree, asked } = open();
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = await served(show({ page: pageAt('Home') }));
  const html = app.innerHTML;
  const mended = jest.fn();
  const root = await act(async () => hydrateRoot(app, tree, { onRecoverableError: mended }));
  expect([app.innerHTML, mended.mock.calls, asked]).toEqual([html, [], []]);
  act(() => root.unmount());
  app.remove();
});

test('a part that hydrates while the next page loads takes the HTML of the server', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Page }>();
  const Late = lazy(() => promise);
  const { router, tree, ...pages } = open({
    show: (shown) => (
      <Suspense>
        {'page' in shown && shown.page.href === 'Home' ? <Late name="Home" /> : show(shown)}
      </Suspense>
    ),
  });
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = await served(<Suspense>{show({ page: pageAt('Home') })}</Suspense>);
  const mended = jest.fn();
  const root = await act(async () => hydrateRoot(app, tree, { onRecoverableError: mended }));
  await act(async () => void router.navigate('/cart'));
  await act(async () => resolve({ default: Page }));
  expect([mended.mock.calls, heading()]).toEqual([[], 'Home']);
  await act(async () => pages.let('/cart'));
  expect([mended.mock.calls, heading()]).toEqual([[], '/cart']);
  act(() => root.unmount());
  app.remove();
});

test('a link that was followed while the page hydrates is not lost', async () => {
  const { router, tree, ...pages } = open();
  const going = router.navigate('/cart');
  pages.let('/cart');
  await going;
  await act(async () => render(tree));
  expect(heading()).toBe('/cart');
});

test('a broken frame is replaced, until the next page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, go } = shopRouter({
    show: (shown) => {
      if ('page' in shown && shown.page.href === '/cart') throw new Error('no stitch');
      return show(shown);
    },
    showBroken: (error) => <h1>{(error as Error).message}</h1>,
  });
  render(<RouterProvider router={router} onError={() => undefined} />);
  await act(() => go('/cart'));
  expect(heading()).toBe('no stitch');
  await act(() => go('/login'));
  expect(heading()).toBe('/login');
  logged.mockRestore();
});

test('a page fades in when its navigation asks for that, and on the way back', async () => {
  const fades: string[] = [];
  document.startViewTransition = jest.fn((update: () => Promise<void>) => {
    const finished = update().then(() => void fades.push(heading()));
    return { ready: Promise.resolve(), finished } as ViewTransition;
  }) as typeof document.startViewTransition;
  const { router, tree, ...pages } = open();
  render(tree);
  const to = async (path: string | number, comes: string, viewTransition = false) => {
    await act(
      async () =>
        void (typeof path === 'number' ? router.navigate(path) : router.navigate(path, { viewTransition })),
    );
    await act(async () => pages.let(comes));
    await waitFor(() => expect(heading()).toBe(comes));
  };
  await to('/nl/jas', '/nl/jas', true);
  await to('/cart', '/cart');
  await to(-1, '/nl/jas');
  await to(-1, '/nl/');
  expect(fades).toEqual(['/nl/jas', '/nl/']);
  Reflect.deleteProperty(document, 'startViewTransition');
});
