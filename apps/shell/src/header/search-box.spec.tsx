import { screen } from '@testing-library/react';
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

  test('shows what the page is a search for, also after going on', async () => {
    const { router } = showInShop(<SearchBox id="search-desktop" />, { at: '/search?tn_q=jurk' });
    expect(screen.getByRole('searchbox')).toHaveValue('jurk');
    await act(() => router.navigate('/search?tn_q=rok'));
    expect(screen.getByRole('searchbox')).toHaveValue('rok');
    await act(() => router.navigate('/nl/'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
