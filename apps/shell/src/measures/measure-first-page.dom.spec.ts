import { CONSENT_VERSION, STORAGE_KEYS } from '@weefsel/contracts';
import { noteListeners } from '../early/listeners.fixture';
import { documentEnd } from '../server/render/document';
import { claimLaterViews } from '../tracking/page-view-claim';
import { measureFirstPage, type Measured } from './measure-first-page';

const ASKED = { measures: 'allowed', gtm: 'GTM-1', view: 'search' };
const VIEW = { event: 'content-view', 'content-name': '/search?tn_q=jas', 'content-view-name': 'search' };

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const told = () => window.dataLayer?.map(({ event }) => event);
const touch = () => window.dispatchEvent(new Event('pointerdown'));
const showAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

function allow(allowed: readonly string[], at = new Date(), version = CONSENT_VERSION): void {
  const proof = { id: 'a', version, at: at.toISOString(), allowed };
  localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify(proof));
}

const leave = jest.fn();
const begin = (said: Measured) => measureFirstPage(said, leave);

let forgetListeners: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/search?tn_q=jas');
  document.head.replaceChildren();
  forgetListeners = noteListeners();
});
afterEach(() => {
  forgetListeners();
  jest.restoreAllMocks();
  leave.mockClear();
  localStorage.clear();
  delete window.dataLayer;
  delete document.documentElement.dataset['views'];
});

describe('a page that is measured before its code has loaded', () => {
  test('opens the tag manager once, with the consent choice first and the page view last [ANA-01]', () => {
    allow(['statistics']);
    begin(ASKED);
    expect(window.dataLayer).toBeUndefined();
    touch();
    expect(window.dataLayer).toEqual([
      { event: 'consent-choice', 'consent-statistics': 'granted', 'consent-personal': 'denied' },
      { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
      VIEW,
    ]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
    touch();
    expect(window.dataLayer).toHaveLength(3);
  });

  test('sends its view without consent in a shop that asks for none [ANA-01]', () => {
    begin({ ...ASKED, measures: 'all' });
    touch();
    expect(window.dataLayer?.[0]).toMatchObject({ 'consent-personal': 'granted' });
    expect(told()).toContain('content-view');
  });

  test.each([
    ['was not given', () => undefined],
    ['is for another purpose', () => allow(['personal'])],
    ['is too old', () => allow(['statistics'], new Date(2020, 1, 1))],
    ['was given to other words', () => allow(['statistics'], new Date(), CONSENT_VERSION - 1)],
  ])('sends nothing and loads nothing when consent %s [ANA-01]', (_, prepare) => {
    prepare();
    begin(ASKED);
    touch();
    expect([window.dataLayer, scripts()]).toEqual([undefined, []]);
  });

  test('sends no view once its code has taken over [ANA-01]', () => {
    allow(['statistics']);
    begin(ASKED);
    claimLaterViews();
    touch();
    expect(told()).toBeUndefined();
  });

  test('sends its view again when the browser restores it, until its code takes over [ANA-01]', () => {
    allow(['statistics']);
    begin(ASKED);
    touch();
    showAgain();
    expect(window.dataLayer?.slice(2)).toEqual([VIEW, VIEW]);
    expect(claimLaterViews()).toBe(true);
    showAgain();
    expect(window.dataLayer).toHaveLength(4);
  });

  test('leaves its document when it is restored after consent was withdrawn on another page [ANA-01]', () => {
    allow(['statistics']);
    begin(ASKED);
    touch();
    allow([]);
    showAgain();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(window.dataLayer).toHaveLength(3);
  });

  test('starts its code when a pointer moves over it, and sends nothing without a tag manager [ANA-02]', () => {
    const state = { frame: '/_state/f.json' };
    const mainScript = { href: '/assets/main.js' };
    document.body.innerHTML = documentEnd({ head: {}, state, hints: [], mainScript });
    begin({ measures: 'all' });
    expect(scripts()).toEqual([]);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(scripts()).toEqual(['http://localhost/assets/main.js']);
    touch();
    expect(window.dataLayer).toBeUndefined();
  });
});
