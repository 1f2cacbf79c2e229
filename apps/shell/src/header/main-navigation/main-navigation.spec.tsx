import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { entry, menus, putInShop, showInShop } from '../show-in-shop.fixture';
import { MainNavigation } from './main-navigation';
import { CLOSE_AFTER_MS, OPEN_AFTER_MS } from './use-open-submenu';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const around = (name: string, selector: string): HTMLElement => {
  const found = screen.getByText(`Submenu ${name}`).closest<HTMLElement>(selector);
  if (!found) throw new Error(`${name} has no ${selector} in the menu.`);
  return found;
};
const button = (name: string) => around(name, 'summary');
const placeOf = (name: string) => around(name, 'li');
const isOpen = (name: string): boolean => around(name, 'details').hasAttribute('open');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pointer = () => userEvent.setup({ advanceTimers: () => undefined, delay: null });

const show = () => showInShop(<MainNavigation />);

describe('the menu of a top entry', () => {
  test('opens and closes by its button, and lists its children to the third level [HDR-03] [HDR-07]', () => {
    show();
    expect(isOpen('Dames')).toBe(false);
    fireEvent.click(button('Dames'));
    expect(isOpen('Dames')).toBe(true);
    const links = within(around('Dames', 'details')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alles in Dames', '/nl/dames/'],
      ['Nieuw', '/nl/dames/nieuw/'],
      ['Sale', '/nl/dames/sale/'],
      ['Kleding', '/nl/dames/kleding/'],
      ['Jurken', '/nl/dames/kleding/jurken/'],
    ]);
    expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('data-highlighted');
    fireEvent.click(button('Dames'));
    expect(isOpen('Dames')).toBe(false);
  });

  test('is one at most, and entries without visible children have none [HDR-07]', () => {
    const hidden = entry('Kelder', 'nl/kelder/', { children: [entry('Doos', 'x/')], visibleChildCount: 0 });
    showInShop(<MainNavigation />, { navigation: { ...menus, main: [...menus.main, hidden] } });
    expect(screen.queryByText(/^Submenu (Merken|Kelder)/)).toBeNull();
    fireEvent.click(button('Dames'));
    fireEvent.click(button('Heren'));
    expect(isOpen('Dames')).toBe(false);
    expect(isOpen('Heren')).toBe(true);
  });

  test('Escape closes it and gives the focus back to its button', () => {
    show();
    fireEvent.click(button('Dames'));
    act(() => screen.getByRole('link', { name: 'Jurken' }).focus());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Jurken' }), { key: 'Escape' });
    expect(screen.queryByRole('link', { name: 'Jurken' })).toBeNull();
    expect(button('Dames')).toHaveFocus();
  });

  test('opens for a pointer that rests, not for one that crosses, nor for focus or touch', async () => {
    const mouse = pointer();
    show();
    await mouse.hover(placeOf('Dames'));
    wait(OPEN_AFTER_MS - 1);
    await mouse.unhover(placeOf('Dames'));
    await mouse.pointer([{ keys: '[TouchA>]', target: placeOf('Heren') }, { keys: '[/TouchA]' }]);
    act(() => button('Heren').focus());
    wait(OPEN_AFTER_MS);
    expect(isOpen('Dames')).toBe(false);
    expect(isOpen('Heren')).toBe(false);
    await mouse.hover(placeOf('Dames'));
    wait(OPEN_AFTER_MS);
    expect(isOpen('Dames')).toBe(true);
  });

  test('forgives a pointer that leaves for a moment; Escape closes it wherever the focus is', async () => {
    const mouse = pointer();
    show();
    await mouse.hover(placeOf('Dames'));
    wait(OPEN_AFTER_MS);
    await mouse.unhover(placeOf('Dames'));
    wait(CLOSE_AFTER_MS - 1);
    await mouse.hover(placeOf('Dames'));
    wait(CLOSE_AFTER_MS);
    expect(isOpen('Dames')).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Dames')).toBe(false);
  });

  test('a press on the button keeps open what the pointer opened, also when that leaves', async () => {
    const mouse = pointer();
    show();
    await mouse.hover(placeOf('Dames'));
    wait(OPEN_AFTER_MS);
    fireEvent.click(button('Dames'));
    await mouse.unhover(placeOf('Dames'));
    wait(CLOSE_AFTER_MS);
    expect(isOpen('Dames')).toBe(true);
  });

  test('closes when the focus goes on, on a press elsewhere, and on the way to another page', async () => {
    const { router } = show();
    fireEvent.click(button('Heren'));
    fireEvent.blur(screen.getByRole('link', { name: 'Overhemden' }), { relatedTarget: document.body });
    expect(isOpen('Heren')).toBe(false);
    fireEvent.click(button('Heren'));
    fireEvent.pointerDown(document.body);
    expect(isOpen('Heren')).toBe(false);
    fireEvent.click(button('Heren'));
    await act(() => router.navigate('/nl/heren/'));
    expect(isOpen('Heren')).toBe(false);
  });
});

describe('before there is code', () => {
  const links = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);

  test('all entries are in the document; of what a shopper has opened the code knows, and nothing else stays', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(putInShop(<MainNavigation />).tree);
    expect(links()).toEqual(expect.arrayContaining(['Jurken', 'Overhemden']));
    around('Dames', 'details').setAttribute('open', '');
    const root = await act(async () => hydrateRoot(page, putInShop(<MainNavigation />).tree));
    await act(async () => jest.runAllTimers());
    expect([isOpen('Dames'), isOpen('Heren')]).toEqual([true, false]);
    expect(links()).toContain('Jurken');
    expect(links()).not.toContain('Overhemden');
    fireEvent.keyDown(screen.getByRole('link', { name: 'Jurken' }), { key: 'Escape' });
    expect(isOpen('Dames')).toBe(false);
    await act(async () => root.unmount());
    page.remove();
  });
});
