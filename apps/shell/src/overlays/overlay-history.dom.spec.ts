import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { storesInTest } from '../testing/shop';
import { followOverlay, isOverlayEntry, keepOverlayInHistory } from './overlay-history';

const { overlay } = storesInTest();
const loaded: string[] = [];
keepOverlayInHistory(overlay, () => router.state);
/** Pages wait for this while they load. */
let gate: Promise<void> | undefined;
const loader = async ({ request }: { request: Request }) => {
  loaded.push(new URL(request.url).pathname);
  await gate;
  return null;
};
const router = createBrowserRouter([{ id: 'page', path: '*', loader }], {
  hydrationData: { loaderData: { page: null } },
});

beforeAll(() => router.navigate('/nl/dames/'));
beforeEach(() => {
  loaded.splice(0);
  gate = undefined;
});

const onOverlayEntry = (expected: boolean) => waitFor(() => expect(isOverlayEntry()).toBe(expected));

describe('an open panel and the history of the browser', () => {
  test('going back closes it and stays on the page, which is not loaded again; going forward opens it', async () => {
    const shown = router.state.location;
    overlay.show('wishlist');
    expect(isOverlayEntry()).toBe(true);
    history.back();
    await onOverlayEntry(false);
    await waitFor(() => expect(overlay.open).toBeNull());
    history.forward();
    await waitFor(() => expect(overlay.open).toBe('wishlist'));
    history.back();
    await waitFor(() => expect(overlay.open).toBeNull());
    expect(router.state.location).toBe(shown);
    expect(loaded).toEqual([]);
  });

  test('a page that put what was chosen into its address is still the page that a panel is over', async () => {
    history.replaceState(history.state, '', '/nl/dames/?kleur=rood');
    overlay.show('pictures');
    history.back();
    await waitFor(() => expect(overlay.open).toBeNull());
    expect(location.search).toBe('?kleur=rood');
    expect(loaded).toEqual([]);
    history.replaceState(history.state, '', '/nl/dames/');
  });

  test('a panel that was closed otherwise leaves nothing to go back through', async () => {
    overlay.show('cart');
    overlay.show('wishlist');
    overlay.close();
    await onOverlayEntry(false);
    expect(location.pathname).toBe('/nl/dames/');
  });

  test('a panel that opens again while the browser leaves its entry stays open, on a new entry', async () => {
    const back = history.back.bind(history);
    const left = jest.spyOn(history, 'back').mockImplementation(() => {
      back();
      if (left.mock.calls.length === 1) overlay.show('search');
    });
    overlay.show('search');
    overlay.close();
    await waitFor(() => expect(left).toHaveBeenCalled());
    await new Promise((settled) => setTimeout(settled, 100));
    expect(overlay.open).toBe('search');
    expect(isOverlayEntry()).toBe(true);
    overlay.close();
    await onOverlayEntry(false);
    expect(left).toHaveBeenCalledTimes(2);
    left.mockRestore();
  });

  test('a page that is gone to from a panel takes the place of its entry', async () => {
    overlay.show('wishlist');
    overlay.close();
    await router.navigate('/nl/jas', { replace: isOverlayEntry() });
    expect(location.pathname).toBe('/nl/jas');
    expect(isOverlayEntry()).toBe(false);
    history.back();
    await waitFor(() => expect(loaded).toEqual(['/nl/jas', '/nl/dames/']));
    expect(overlay.open).toBeNull();
  });

  test('one that stays open over another address of its page is on top of that, and going back only closes it', async () => {
    await router.navigate('/nl/dames/?tn_p=1');
    overlay.show('filters');
    await router.navigate('/nl/dames/?tn_fk_maat=M', { replace: isOverlayEntry() });
    followOverlay(overlay);
    expect(isOverlayEntry()).toBe(true);
    history.back();
    await onOverlayEntry(false);
    await waitFor(() => expect(overlay.open).toBeNull());
    expect(location.search).toBe('?tn_fk_maat=M');
    history.back();
    await waitFor(() => expect(location.search).toBe('?tn_p=1'));
  });

  test('going back and at once forward again stays on the page, also while the one before it is on its way', async () => {
    await router.navigate('/nl/dames/?tn_sort=Nieuwste');
    const { search } = router.state.location;
    gate = new Promise(() => undefined);
    history.back();
    await waitFor(() => expect(router.state.navigation.location?.search).toBe('?tn_p=1'));
    gate = undefined;
    history.forward();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.search).toBe(search);
    expect(location.search).toBe(search);
  });

  test('going back from a panel while its choice is on its way closes it and lets the choice come', async () => {
    overlay.show('filters');
    const { promise, resolve: come } = Promise.withResolvers<void>();
    gate = promise;
    const chosen = router.navigate('/nl/dames/?tn_fk_maat=S', { replace: isOverlayEntry() });
    history.back();
    await waitFor(() => expect(overlay.open).toBeNull());
    come();
    await chosen;
    expect(router.state.location.search).toBe('?tn_fk_maat=S');
    expect(location.search).toBe('?tn_fk_maat=S');
  });
});
