import { fireEvent, screen } from '@testing-library/react';
import type { PartSource } from '@weefsel/federation/runtime';
import { act } from 'react';
import { SearchBox } from './search-box';
import { showInShop } from './show-in-shop.fixture';

const addressOf = ({ state }: ReturnType<typeof showInShop>['router']) =>
  state.location.pathname + state.location.search;

describe('the search box', () => {
  test('Enter goes to the results for the trimmed text and closes the overlay [HDR-10]', async () => {
    const { user, router, stores } = showInShop(<SearchBox id="search-desktop" />);
    act(() => stores.overlay.show('menu'));
    await user.type(screen.getByRole('searchbox'), '  jurk & blouse {Enter}');
    expect(router.state.location.pathname).toBe('/search');
    expect(new URLSearchParams(router.state.location.search).get('tn_q')).toBe('jurk & blouse');
    expect(stores.overlay.open).toBeNull();
  });

  test('Enter without text, or with spaces only, goes nowhere [HDR-10]', async () => {
    const { user, router } = showInShop(<SearchBox id="search-desktop" />);
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    await user.type(screen.getByRole('searchbox'), '   {Enter}');
    expect(addressOf(router)).toBe('/nl/');
  });

  test('without JavaScript it is a form that asks for /search with tn_q [HDR-10]', () => {
    showInShop(<SearchBox id="search-desktop" />);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'tn_q');
  });

  test('shows the search text of the page, also after a navigation', async () => {
    const { router } = showInShop(<SearchBox id="search-desktop" />, { at: '/search?tn_q=jurk' });
    expect(screen.getByRole('searchbox')).toHaveValue('jurk');
    await act(() => router.navigate('/search?tn_q=rok'));
    expect(screen.getByRole('searchbox')).toHaveValue('rok');
    await act(() => router.navigate('/nl/'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

/** Source of the search popup; resolves when the test allows it. */
function popupSource() {
  const coming = Promise.withResolvers<() => null>();
  const asked: string[] = [];
  let here = false;
  const source: PartSource = {
    peek: () => (here ? () => null : undefined),
    load: ({ name }) => {
      asked.push(name);
      return coming.promise;
    },
    forget: () => undefined,
    isDown: () => false,
    serverHtml: () => undefined,
  };
  return {
    source,
    asked,
    come: () =>
      act(async () => {
        here = true;
        coming.resolve(() => null);
      }),
    fail: () => act(async () => coming.reject(new Error('lost'))),
  };
}

describe('the search popup', () => {
  const showBox = () => {
    const popup = popupSource();
    const shop = showInShop(<SearchBox id="search-desktop" />, { source: popup.source, search: true });
    return { ...shop, ...popup, box: screen.getByRole('searchbox') };
  };

  test('is loaded on focus, but opened by a click only [LSP-01]', async () => {
    const { asked, come, user, box, stores } = showBox();
    expect(asked).toEqual([]);
    await user.tab();
    expect(box).toHaveFocus();
    expect(asked).toContain('SearchPopup');
    await come();
    expect(stores.overlay.open).toBeNull();
    await user.click(box);
    expect(stores.overlay.open).toBe('search');
  });

  test('opens with the text typed while it loaded, and the box follows its text [LSP-01]', async () => {
    const { come, user, box, stores } = showBox();
    await user.type(box, 'jur');
    expect(stores.overlay.open).toBeNull();
    await come();
    expect(stores.overlay.open).toBe('search');
    expect(stores.overlay.searchText).toBe('jur');
    act(() => stores.overlay.typeSearch('jurken'));
    expect(box).toHaveValue('jurken');
  });

  test('opens only when a letter composed of two keys is complete [LSP-01]', async () => {
    const { come, box, stores } = showBox();
    await come();
    box.focus();
    fireEvent.compositionStart(box);
    Object.assign(box, { value: '´' });
    box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(stores.overlay.open).toBeNull();
    Object.assign(box, { value: 'é' });
    fireEvent.compositionEnd(box);
    expect(stores.overlay.open).toBe('search');
    expect(stores.overlay.searchText).toBe('é');
  });

  test('opens by the search icon, in the place of the menu [LSP-01]', async () => {
    const { come, user, stores } = showBox();
    act(() => stores.overlay.show('menu'));
    await user.click(screen.getByRole('button', { name: 'Zoeken' }));
    await come();
    expect(stores.overlay.open).toBe('search');
  });

  test('leaves a box that leads to the results with its text when it fails to load [LSP-01]', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { fail, user, box, stores, router } = showBox();
    await user.type(box, 'jurk');
    await fail();
    expect(stores.overlay.open).toBeNull();
    expect(box).toHaveValue('jurk');
    await user.type(box, '{Enter}');
    expect(addressOf(router)).toBe('/search?tn_q=jurk');
    warned.mockRestore();
  });

  test('stays closed when the shopper has gone to the results before it loads', async () => {
    const { come, user, box, stores, router } = showBox();
    await user.type(box, 'jurk{Enter}');
    await come();
    expect(addressOf(router)).toBe('/search?tn_q=jurk');
    expect(stores.overlay.open).toBeNull();
  });

  test('stays closed when the focus has left the box before it loads', async () => {
    const { come, user, box, stores } = showBox();
    await user.type(box, 'jurk');
    await user.tab();
    await come();
    expect(stores.overlay.open).toBeNull();
  });
});
