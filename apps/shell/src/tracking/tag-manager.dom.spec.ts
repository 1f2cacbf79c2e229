import { storesInTest } from '../testing/shop';
import { openContainer } from './open-container';
import { startTagManager } from './tag-manager';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

function start() {
  const { consent } = storesInTest();
  consent.choose(['statistics', 'personal']);
  const receive = startTagManager({ id: 'GTM-TEST&x=1', consent });
  return { consent, receive };
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
});

describe('the tag manager', () => {
  test('learns the choice before it starts, and is loaded for its own container [ANA-01]', () => {
    start();
    expect(window.dataLayer).toEqual([
      { event: 'consent-choice', 'consent-statistics': 'granted', 'consent-personal': 'granted' },
      { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
    ]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST%26x%3D1']);
  });

  test('gets what happens, by its own names [ANA-01]', () => {
    const { receive } = start();
    receive({ name: 'content-view', path: '/nl/', view: 'home' });
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'content-view',
      'content-name': '/nl/',
      'content-view-name': 'home',
    });
  });

  test('hears of another choice, and not of one without it: its document goes then [ANA-01]', () => {
    const { consent } = start();
    consent.choose(['statistics']);
    expect(window.dataLayer?.at(-1)).toMatchObject({ 'consent-personal': 'denied' });
    consent.choose([]);
    expect(window.dataLayer).toHaveLength(3);
  });

  test('that the document has opened is not opened again, and hears when the choice is another by then [ANA-01]', () => {
    openContainer({ id: 'GTM-TEST', allowed: ['statistics', 'personal'] });
    start();
    expect([window.dataLayer?.length, scripts().length]).toEqual([2, 1]);
    openContainer({ id: 'GTM-TEST', allowed: ['statistics'] });
    // As the tag manager does.
    Object.assign(window.dataLayer?.at(-2) ?? {}, { 'gtm.uniqueEventId': 7 });
    start();
    expect(window.dataLayer?.slice(4)).toEqual([
      { event: 'consent-choice', 'consent-statistics': 'granted', 'consent-personal': 'granted' },
    ]);
  });
});
