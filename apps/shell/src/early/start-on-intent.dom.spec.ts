import { CONSENT_VERSION, newProof, STORAGE_KEYS } from '@weefsel/contracts';
import { documentEnd } from '../server/render/document';
import { noteListeners } from './listeners.fixture';
import { askConsent } from './consent-storage';
import { startOnIntent } from './start-on-intent';

const mainScript = { href: '/assets/main.0000aaa1.js', integrity: 'sha384-a' };
const state = { frame: '/_state/f.json', page: '/_state/p.json' };
const measures = { of: 'allowed', script: { href: '/assets/measures.js' }, view: 'slug' } as const;
const hints = ['/remotes/mf-search/a/remoteEntry.js'];

const scripts = () => [...document.head.querySelectorAll('script')];
const linksOf = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) =>
    link.getAttribute('href'),
  );
const EVERYTHING = [
  state.frame,
  state.page,
  '/remotes/mf-search/a/remoteEntry.js',
  '/assets/main.0000aaa1.js',
];

const fetched = jest.fn(async (_href: string) => ({}));
/** Paths fetched to fill the cache. */
const inCache = () => fetched.mock.calls.map(([href]) => new URL(href, location.href).pathname);

/** Stores a choice, which the script of the first paint reads. */
function keep(choice: object): void {
  localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify({ ...newProof([], new Date()), ...choice }));
  askConsent();
}

let forgetListeners: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockClear();
  Object.assign(window, { fetch: fetched });
  document.head.replaceChildren();
  document.body.innerHTML = documentEnd({ head: {}, state, mainScript, hints, measures });
  forgetListeners = noteListeners();
  askConsent();
  startOnIntent();
});
afterEach(() => {
  forgetListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  document.cookie = 'weefsel-session=; max-age=0';
  Reflect.deleteProperty(navigator, 'connection');
});

const load = () => {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
};

describe('the code of a page', () => {
  test('waits for the shopper, and is fetched ahead after load without running', () => {
    expect(scripts()).toEqual([]);
    load();
    expect(scripts()).toEqual([]);
    expect(inCache()).toEqual(EVERYTHING);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('starts at the first %s, once', (intent) => {
    document.body.dispatchEvent(new Event(intent, { bubbles: true }));
    document.body.dispatchEvent(new Event(intent, { bubbles: true }));
    expect(scripts().map((script) => ['src', 'integrity'].map((name) => script.getAttribute(name)))).toEqual([
      ['/assets/main.0000aaa1.js', 'sha384-a'],
    ]);
  });

  test('starts when the shopper has scrolled beyond a screen, and not before', () => {
    const scrollTo = (top: number) => {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    };
    scrollTo(innerHeight - 1);
    expect(scripts()).toEqual([]);
    scrollTo(innerHeight);
    expect(scripts()).toHaveLength(1);
    scrollTo(0);
  });

  test('is only fetched for a pointer that rests', () => {
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(scripts()).toEqual([]);
    expect(linksOf('preload')).toEqual([state.frame, state.page]);
    expect(inCache()).toEqual(EVERYTHING.slice(2));
  });

  test('starts late for a shopper who does nothing', () => {
    load();
    jest.advanceTimersByTime(4000);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(scripts()).toHaveLength(1);
  });

  test.each([
    ['has a session', () => (document.cookie = 'weefsel-session=1')],
    ['comes back to a page that code has changed', () => history.replaceState({ idx: 1 }, '')],
    ['pressed hearts on the page before', () => sessionStorage.setItem('weefsel-early-hearts', 'a')],
  ])('starts after load for a shopper who %s', (_, prepare) => {
    prepare();
    load();
    expect(scripts()).toHaveLength(1);
  });

  test('waits for a shopper who allows statistics, while only the measuring script loads [ANA-01]', () => {
    keep({ allowed: ['statistics'] });
    load();
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/assets/measures.js']);
    jest.advanceTimersByTime(8000);
    expect(scripts()).toHaveLength(2);
  });

  test.each([
    ['allows nothing', { allowed: [] }],
    ['was made by other words', { allowed: ['statistics'], version: CONSENT_VERSION - 1 }],
    ['is damaged', { allowed: null }],
  ])('loads no measuring script when the choice %s [ANA-01]', (_, choice) => {
    keep(choice);
    load();
    expect(scripts()).toEqual([]);
  });

  test('loads no separate measuring script where it starts after load [ANA-01]', () => {
    keep({ allowed: ['statistics'] });
    document.cookie = 'weefsel-session=1';
    load();
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/assets/main.0000aaa1.js']);
  });

  test('is never fetched ahead for a shopper who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    load();
    expect([...inCache(), ...linksOf('preload')]).toEqual([]);
  });
});

test('a script that fails to load is requested again after growing pauses, with the same attributes', () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  const askedAt: number[] = [];
  for (let second = 0; second <= 60; second += 1) {
    if (scripts().length > askedAt.length) {
      askedAt.push(second);
      scripts().at(-1)?.dispatchEvent(new Event('error'));
    }
    jest.advanceTimersByTime(1000);
  }
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 31]);
  expect(scripts().at(-1)?.outerHTML).toBe(scripts()[0]?.outerHTML);
});

test('a script that has loaded is not requested again', () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  scripts()[0]?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toHaveLength(1);
});
