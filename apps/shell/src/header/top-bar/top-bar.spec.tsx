import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpeningTimes, StoreInfo } from '@weefsel/contracts';
import { runInAction } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { onScreen } from '../on-screen.fixture';
import { putInShop, showInShop } from '../show-in-shop.fixture';
import { showNext } from './show-next';
import { TopBar } from './top-bar';
import { MESSAGE_MS } from './use-message-slider';

jest.mock('./show-next', () => ({ showNext: jest.fn() }));

const open: OpeningTimes = { openingTime: '09:30', closingTime: '18:00' };
const closed: OpeningTimes = { openingTime: '', closingTime: 'Closed' };
const openingHours = {
  monday: closed,
  tuesday: open,
  wednesday: open,
  thursday: { ...open, closingTime: '21:00' },
  friday: open,
  saturday: open,
  sunday: closed,
};
const info = { openingHours } as StoreInfo;

// A Friday morning in Utrecht.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the top bar', () => {
  beforeEach(() => onScreen({ width: 1440 }));

  test('shows the store’s opening hours of today, or that it is closed [HDR-02]', () => {
    const { stores } = showInShop(<TopBar />);
    act(() => stores.about.provide({ info, today: 'friday' }));
    expect(screen.getByText('Vandaag open van 09.30 tot 18.00 uur')).toBeVisible();
    jest.setSystemTime(new Date('2026-11-22T09:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('Vandaag is de winkel gesloten')).toBeVisible();
  });

  test('shows that the store is closed on a holiday, regardless of that day’s hours [HDR-02]', () => {
    const { stores } = showInShop(<TopBar />);
    act(() => stores.about.provide({ info, today: 'friday', closedDays: ['friday'] }));
    expect(screen.getByText('Vandaag is de winkel gesloten')).toBeVisible();
  });

  test('shows yesterday’s hours in a page rendered yesterday, then today’s hours in the browser [HDR-02]', () => {
    const shop = putInShop(<TopBar />);
    shop.stores.about.provide({ info, today: 'thursday' });
    expect(renderToString(shop.tree)).toContain('Vandaag open van 09.30 tot 21.00 uur');
    const { stores } = showInShop(<TopBar />);
    act(() => stores.about.provide({ info, today: 'thursday' }));
    expect(screen.getByText('Vandaag open van 09.30 tot 18.00 uur')).toBeVisible();
  });

  test('leads to contact and to reviews, with the score out of ten, by the texts of the shop [HDR-02] [ROU-13]', () => {
    const { stores } = showInShop(<TopBar />);
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/nl/contact/');
    expect(screen.getByRole('link', { name: 'Wat klanten van ons vinden' })).toBeVisible();
    act(() => stores.about.provide({ reviews: { score: 9, count: 12 } }));
    expect(screen.getByRole('link', { name: 'Klanten geven ons een 9,0 uit 10' })).toBeVisible();
    const texts = new Map([
      ...stores.snippets.texts,
      ['headless.link.reviews.url', 'https://reviews.example/'],
    ]);
    act(() => runInAction(() => stores.snippets.provide(texts)));
    expect(screen.getByRole('link', { name: /uit 10/ })).toHaveAttribute('href', 'https://reviews.example/');
  });

  test('has both messages on a wide screen, where nothing moves [HDR-01]', () => {
    showInShop(<TopBar />);
    expect(screen.getByText('Gratis verzending vanaf € 50')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    act(() => jest.advanceTimersByTime(2 * MESSAGE_MS));
    expect(showNext).not.toHaveBeenCalled();
  });
});

describe('the messages of a small screen', () => {
  const rounds = (times: number) => {
    jest.mocked(showNext).mockClear();
    act(() => jest.advanceTimersByTime(times * MESSAGE_MS));
    return jest.mocked(showNext).mock.calls.length;
  };
  const stop = () => screen.getByRole('button', { name: 'Zet de berichten stil' });

  test('go on every 4000 ms, until the shopper stops them [HDR-01]', () => {
    onScreen({ width: 390 });
    showInShop(<TopBar />);
    expect(MESSAGE_MS).toBe(4000);
    expect(rounds(3)).toBe(3);
    fireEvent.click(stop());
    expect(rounds(3)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Laat de berichten doorlopen' }));
    expect(rounds(1)).toBe(1);
  });

  test('wait while the shopper points at them or is there by keyboard [HDR-01]', async () => {
    onScreen({ width: 390 });
    showInShop(<TopBar />);
    const mouse = userEvent.setup({ delay: null });
    const message = screen.getByText('Gratis verzending vanaf € 50');
    await mouse.hover(message);
    expect(rounds(2)).toBe(0);
    await mouse.unhover(message);
    expect(rounds(2)).toBe(2);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => stop().focus());
    expect(rounds(2)).toBe(0);
    act(() => stop().blur());
    expect(rounds(1)).toBe(1);
  });

  test('stand still for a shopper who prefers no motion, until that shopper starts them [HDR-01]', () => {
    onScreen({ width: 390, still: true });
    showInShop(<TopBar />);
    expect(rounds(3)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Laat de berichten doorlopen' }));
    expect(rounds(1)).toBe(1);
  });
});
