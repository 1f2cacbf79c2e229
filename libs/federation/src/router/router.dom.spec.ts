import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import type { History } from './address';
import { Redirect } from './redirect';
import { Router } from './router';

/** A router whose pages load or fail when a test lets them. */
function someRouter(history: History = createMemoryHistory({ initialEntries: ['/nl/'] })) {
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const asked: string[] = [];
  const aborted: string[] = [];
  const router = new Router<string>({
    history,
    shown: { page: 'home' },
    load: ({ url, signal }) => {
      const path = url.slice(new URL(url).origin.length);
      const gate = Promise.withResolvers<string>();
      gates.set(path, gate);
      asked.push(path);
      signal.addEventListener('abort', () => aborted.push(path));
      return gate.promise;
    },
  });
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  return {
    router,
    asked,
    aborted,
    tick,
    here: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    let: (path: string) => gates.get(path)?.resolve(path),
    fail: (path: string, error: unknown) => gates.get(path)?.reject(error),
    go: (path: string) => {
      const going = router.navigate(path);
      gates.get(path)?.resolve(path);
      return going;
    },
  };
}

describe('going to a page', () => {
  test('asks for it at once, and stays where it is until it has come', async () => {
    const { router, asked, here, ...pages } = someRouter();
    const going = router.navigate('/nl/dames/?tn_p=2#kaart');
    expect(asked).toEqual(['/nl/dames/?tn_p=2']);
    expect(router.state.navigation).toMatchObject({
      state: 'loading',
      location: { pathname: '/nl/dames/', search: '?tn_p=2', hash: '#kaart' },
    });
    expect([here(), router.state.shown]).toEqual(['/nl/', { page: 'home' }]);
    pages.let('/nl/dames/?tn_p=2');
    await going;
    expect([here(), router.state.shown]).toEqual(['/nl/dames/?tn_p=2#kaart', { page: '/nl/dames/?tn_p=2' }]);
    expect(router.state).toMatchObject({ historyAction: 'PUSH', navigation: { state: 'idle' } });
  });

  test('adds an entry with what was given to it, or takes the place of the last', async () => {
    const history = createMemoryHistory({ initialEntries: ['/nl/'] });
    const { router, go, ...pages } = someRouter(history);
    await go('/nl/dames/');
    const going = router.navigate('/cart', { replace: true, state: { from: 'mail' } });
    expect(history.location.pathname).toBe('/nl/dames/');
    pages.let('/cart');
    await going;
    expect([history.index, history.location.pathname, history.location.state]).toEqual([
      1,
      '/cart',
      { from: 'mail' },
    ]);
    expect(history.location.key).toBe(router.state.location.key);
  });

  test('is overtaken by the next: that one alone is shown, and both have ended', async () => {
    const { router, aborted, here, ...pages } = someRouter();
    const first = router.navigate('/cart');
    const second = router.navigate('/login');
    await first;
    expect([aborted, here()]).toEqual([['/cart'], '/nl/']);
    pages.let('/cart');
    pages.let('/login');
    await second;
    await pages.tick();
    expect([here(), router.state.shown]).toEqual(['/login', { page: '/login' }]);
  });

  test('shows why it could not be loaded, at its address; the next page is no worse for it', async () => {
    const { router, here, go, ...pages } = someRouter();
    const going = router.navigate('/cart');
    const error = new Error('away');
    pages.fail('/cart', error);
    await going;
    expect([here(), router.state.shown]).toEqual(['/cart', { error }]);
    await go('/login');
    expect(router.state.shown).toEqual({ page: '/login' });
  });

  test('leaves no way out of the shop', async () => {
    const { router, asked } = someRouter();
    await expect(router.navigate('https://elders.example/')).rejects.toThrow('No page of the shop');
    await expect(router.navigate('//elders.example/')).rejects.toThrow('No page of the shop');
    expect([asked, router.state.navigation.state]).toEqual([[], 'idle']);
  });
});

describe('a place on the page', () => {
  test('needs nothing to be loaded, and ends what was on its way', async () => {
    const { router, asked, aborted, here, tick } = someRouter();
    const { shown } = router.state;
    void router.navigate('/cart');
    await router.navigate('/nl/#maten');
    await tick();
    expect([here(), asked, aborted]).toEqual(['/nl/#maten', ['/cart'], ['/cart']]);
    expect(router.state.shown).toBe(shown);
    expect(router.state.navigation.state).toBe('idle');
  });

  test('is left for the page itself by loading that again', async () => {
    const { router, asked, go } = someRouter();
    await router.navigate('#maten');
    await go('/nl/');
    expect(asked).toEqual(['/nl/']);
  });
});

describe('a redirect', () => {
  test.each([
    ['adds its target alone', {}, false, 1],
    ['takes the place of what a replacing navigation left', { replace: true }, false, 0],
    ['takes the place of the last page when it is a replacing redirect', {}, true, 0],
  ])('%s', async (_, options, replaces, index) => {
    const history = createMemoryHistory({ initialEntries: ['/nl/'] });
    const { router, here, ...pages } = someRouter(history);
    const going = router.navigate('/oud', options);
    pages.fail('/oud', new Redirect('http://localhost/nieuw?a=1#b', replaces));
    await pages.tick();
    expect(router.state.navigation.location).toMatchObject({
      pathname: '/nieuw',
      search: '?a=1',
      hash: '#b',
    });
    pages.let('/nieuw?a=1');
    await going;
    expect([here(), history.index]).toEqual(['/nieuw?a=1#b', index]);
  });

  test('keeps the window where the navigation wanted it', async () => {
    const { router, ...pages } = someRouter();
    const going = router.navigate('/oud', { preventScrollReset: true });
    pages.fail('/oud', new Redirect('/nieuw'));
    await pages.tick();
    pages.let('/nieuw');
    await going;
    expect(router.state.arrival).toEqual({ keepScroll: true });
  });
});

describe('going back', () => {
  test('loads the page of the entry, and ends when it is there', async () => {
    const { router, here, go, ...pages } = someRouter();
    await go('/cart');
    const back = router.navigate(-1);
    expect(router.state.navigation.location?.pathname).toBe('/nl/');
    expect(here()).toBe('/cart');
    pages.let('/nl/');
    await back;
    expect([here(), router.state.historyAction]).toEqual(['/nl/', 'POP']);
  });

  test('and forward in quick turn stays on the page, at its entry in the history', async () => {
    history.replaceState(null, '', '/nl/');
    const { router, here, go, aborted, ...pages } = someRouter(createBrowserHistory());
    await go('/cart');
    history.back();
    await pages.tick();
    await pages.tick();
    expect([location.pathname, here()]).toEqual(['/nl/', '/cart']);
    history.forward();
    await pages.tick();
    await pages.tick();
    expect(aborted).toEqual(['/nl/']);
    pages.let('/nl/');
    pages.let('/cart');
    await pages.tick();
    expect([location.pathname, here(), router.state.navigation.state]).toEqual(['/cart', '/cart', 'idle']);
    expect((history.state as { key: string }).key).toBe(router.state.location.key);
  });

  test('is given up for another page, whose promise is not the one that it leaves', async () => {
    const { router, here, go } = someRouter();
    await go('/cart');
    const back = router.navigate(-1);
    const on = go('/login');
    await Promise.all([back, on]);
    expect(here()).toBe('/login');
  });
});

describe('loading again', () => {
  test('shows its loading state, keeps the address, and brings the new page', async () => {
    const history = createMemoryHistory({ initialEntries: ['/nl/'] });
    const { router, asked, here, ...pages } = someRouter(history);
    const { location, arrival } = router.state;
    const again = router.revalidate();
    expect(router.revalidate()).toBe(again);
    expect(router.state).toMatchObject({ revalidation: 'loading', navigation: { state: 'idle' } });
    pages.let('/nl/');
    await again;
    expect(asked).toEqual(['/nl/', '/nl/']);
    expect(router.state).toMatchObject({ revalidation: 'idle', shown: { page: '/nl/' } });
    expect([router.state.location, router.state.arrival, history.index]).toEqual([location, arrival, 0]);
    expect(here()).toBe('/nl/');
  });

  test('on the way to a page asks for that one anew', async () => {
    const { router, asked, aborted, here, ...pages } = someRouter();
    void router.navigate('/cart', { preventScrollReset: true });
    const again = router.revalidate();
    expect([asked, aborted]).toEqual([['/cart', '/cart'], ['/cart']]);
    pages.let('/cart');
    await again;
    expect([here(), router.state.arrival]).toEqual(['/cart', { keepScroll: true }]);
  });

  test('ends with the page that overtakes it, even one that only has another place', async () => {
    const { router, asked, here, ...pages } = someRouter();
    const again = router.revalidate();
    void router.navigate('#maten');
    expect(asked).toEqual(['/nl/', '/nl/']);
    pages.let('/nl/');
    await again;
    expect([here(), router.state.revalidation]).toEqual(['/nl/#maten', 'idle']);
  });
});

describe('a fade', () => {
  test('is reported for a navigation with a view transition and its way back, and for no other', async () => {
    const { router, ...pages } = someRouter();
    const fades: [string, boolean][] = [];
    router.subscribe(({ location, navigation }, change) => {
      if (navigation.state === 'idle') fades.push([location.pathname, change.fades]);
    });
    const to = async (path: string | number, viewTransition: boolean, comes: string) => {
      const going =
        typeof path === 'number' ? router.navigate(path) : router.navigate(path, { viewTransition });
      pages.let(comes);
      await going;
    };
    await to('/nl/jas', true, '/nl/jas');
    await to('/cart', false, '/cart');
    await to(-1, false, '/nl/jas');
    await to(-1, false, '/nl/');
    expect(fades).toEqual([
      ['/nl/jas', true],
      ['/cart', false],
      ['/nl/jas', false],
      ['/nl/', true],
    ]);
  });
});
