import { STORAGE_KEYS } from '@weefsel/contracts';
import { noteListeners } from './listeners.fixture';
import { documentEnd } from '../server/render/document';

const root = document.documentElement;
const cartCount = () => root.style.getPropertyValue('--cart-count');
const scripts = () => document.head.querySelectorAll('script');
const show = (persisted = true) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

let forgetListeners: () => void;

beforeEach(async () => {
  document.head.replaceChildren();
  const state = { frame: '/_state/f.json', page: '/_state/p.json' };
  document.body.innerHTML = documentEnd({
    ...{ head: {}, state, hints: [] },
    mainScript: { href: '/assets/main.js' },
  });
  forgetListeners = noteListeners();
  jest.resetModules();
  await import('./first-paint');
  await import('./main');
  // Changes by another page while this one was in the back/forward cache.
  document.cookie = 'weefsel-session=1';
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify({ lines: [{ quantity: 2 }] }));
  const proof = { id: 'a', version: 1, at: new Date().toISOString(), allowed: [] };
  localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(proof));
});
afterEach(() => {
  forgetListeners();
  jest.restoreAllMocks();
  document.cookie = 'weefsel-session=; max-age=0';
  localStorage.clear();
  root.style.removeProperty('--cart-count');
  delete root.dataset['consent'];
  delete root.dataset['alive'];
});

describe('a document that is shown again', () => {
  test('has the cart and the choice of other pages, and starts its code for a session', () => {
    show();
    expect([cartCount(), root.dataset['consent'], scripts().length]).toEqual(['"2"', undefined, 1]);
  });

  test('shows no cart that has become empty', () => {
    show();
    localStorage.removeItem(STORAGE_KEYS.cart);
    show();
    expect(cartCount()).toBe('');
  });

  test.each([
    ['it is shown for the first time', () => show(false)],
    [
      'its code looks for itself',
      () => {
        root.dataset['alive'] = '';
        show();
      },
    ],
  ])('stays as it is when %s', (_, act) => {
    act();
    expect([cartCount(), root.dataset['consent'], scripts().length]).toEqual(['', 'ask', 0]);
  });
});
