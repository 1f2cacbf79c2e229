import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { onScreen } from '../header/on-screen.fixture';
import { putInShop } from '../header/show-in-shop.fixture';
import { FOOTER_LISTS_ID } from './footer-id';
import { LateLists } from './late-lists';

/** Scrolls the observed element near the viewport. */
let comeNear: () => void;

beforeEach(() => {
  onScreen({ width: 1280 });
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});

/** Hydrates the server's HTML. */
async function takeOver(html: string): Promise<unknown[]> {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `<div id="${FOOTER_LISTS_ID}">${html}</div>`;
  const differences: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(page, putInShop(<LateLists />).tree, {
        onRecoverableError: (difference) => differences.push(difference),
      }),
  );
  return differences;
}

afterEach(() => document.body.replaceChildren());

test('the footer lists keep the server’s HTML until the shopper comes near, then render', async () => {
  expect(await takeOver('<p>Van de server</p>')).toEqual([]);
  expect(screen.getByText('Van de server')).toBeVisible();
  await act(async () => comeNear());
  expect(await screen.findByRole('navigation', { name: 'Klantenservice' })).toBeVisible();
  expect(screen.queryByText('Van de server')).toBeNull();
});

test('a section that the shopper opened and focused stays so when the footer lists render', async () => {
  onScreen({ width: 390 });
  const first = await takeOver('');
  const heading = (await screen.findAllByRole('group'))[1]?.querySelector('summary');
  const asServed = heading?.closest(`#${FOOTER_LISTS_ID}`)?.innerHTML ?? '';
  document.body.replaceChildren();
  expect(first).toEqual([]);

  await takeOver(asServed);
  const served = screen.getAllByRole('group')[1];
  served?.setAttribute('open', '');
  served?.querySelector('summary')?.focus();
  await act(async () => comeNear());
  await waitFor(() => expect(served).not.toBeInTheDocument());
  const sections = screen.getAllByRole('group');
  expect(sections.map((section) => section.hasAttribute('open'))).toEqual(sections.map((_, at) => at === 1));
  expect(sections[1]?.querySelector('summary')).toHaveFocus();
});

test('footer lists without the server’s HTML render at once', async () => {
  expect(await takeOver('')).toEqual([]);
  expect(await screen.findByRole('navigation', { name: 'Klantenservice' })).toBeVisible();
});
