import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, menus, showInShop } from '../show-in-shop.fixture';
import { MainNavigation } from './main-navigation';
import { CLOSE_AFTER_MS, OPEN_AFTER_MS } from './use-open-submenu';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name: `Submenu ${name}` });
const placeOf = (name: string): HTMLElement => {
  const place = button(name).closest('li');
  if (!place) throw new Error(`${name} has no place in the menu.`);
  return place;
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pointer = () => userEvent.setup({ advanceTimers: () => undefined, delay: null });

const show = () => showInShop(<MainNavigation />);

describe('the menu of a top entry', () => {
  test('opens and closes by its button, and lists its children to the third level [HDR-03] [HDR-07]', () => {
    show();
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Dames'));
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'true');
    const menu = document.getElementById(button('Dames').getAttribute('aria-controls') ?? '');
    const links = within(menu as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alles in Dames', '/nl/dames/'],
      ['Nieuw', '/nl/dames/nieuw/'],
      ['Sale', '/nl/dames/sale/'],
      ['Kleding', '/nl/dames/kleding/'],
      ['Jurken', '/nl/dames/kleding/jurken/'],
    ]);
    expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('data-highlighted');
    fireEvent.click(button('Dames'));
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'false');
  });

  test('is one at most, and entries without visible children have none [HDR-07]', () => {
    const hidden = entry('Kelder', 'nl/kelder/', { children: [entry('Doos', 'x/')], visibleChildCount: 0 });
    showInShop(<MainNavigation />, { navigation: { ...menus, main: [...menus.main, hidden] } });
    expect(screen.queryByRole('button', { name: /Merken|Kelder/ })).toBeNull();
    fireEvent.click(button('Dames'));
    fireEvent.click(button('Heren'));
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Heren')).toHaveAttribute('aria-expanded', 'true');
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
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Heren')).toHaveAttribute('aria-expanded', 'false');
    await mouse.hover(placeOf('Dames'));
    wait(OPEN_AFTER_MS);
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'true');
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
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press on the button keeps open what the pointer opened, also when that leaves', async () => {
    const mouse = pointer();
    show();
    await mouse.hover(placeOf('Dames'));
    wait(OPEN_AFTER_MS);
    fireEvent.click(button('Dames'));
    await mouse.unhover(placeOf('Dames'));
    wait(CLOSE_AFTER_MS);
    expect(button('Dames')).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes when the focus goes on, on a press elsewhere, and on the way to another page', async () => {
    const { router } = show();
    fireEvent.click(button('Heren'));
    fireEvent.blur(screen.getByRole('link', { name: 'Overhemden' }), { relatedTarget: document.body });
    expect(button('Heren')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Heren'));
    fireEvent.pointerDown(document.body);
    expect(button('Heren')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Heren'));
    await act(() => router.navigate('/nl/heren/'));
    expect(button('Heren')).toHaveAttribute('aria-expanded', 'false');
  });
});
