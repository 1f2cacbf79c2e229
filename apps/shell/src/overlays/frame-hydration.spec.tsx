import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { putInShop } from '../header/show-in-shop.fixture';
import { OverlayHost } from './overlay-host';

const frame = (
  <>
    <Header />
    <Footer />
    <OverlayHost />
  </>
);

describe('header, footer and overlays', () => {
  test('come to life as the server rendered them; until then the menu button opens the entries of the header [HDR-06]', async () => {
    const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => query });
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = { at: '/nl/dames/kleding/', context: 'ladies' } as const;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(putInShop(frame, at).tree);
    const button = page.querySelector('button[popovertarget=menu]');
    expect(button).toHaveTextContent('Menu');
    expect(button).not.toHaveAttribute('aria-haspopup');
    expect(page.querySelector('#menu[popover] a')).toHaveTextContent('Dames');

    const differences: unknown[] = [];
    await act(async () => {
      hydrateRoot(page, putInShop(frame, at).tree, {
        onRecoverableError: (error) => differences.push(error),
      });
    });
    expect(differences).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect(page.querySelector('button[aria-haspopup="dialog"]')).toHaveTextContent('Menu');
    complaints.mockRestore();
  });
});
