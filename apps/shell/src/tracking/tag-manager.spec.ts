import { storesInTest } from '../testing/shop';
import { startTagManager } from './tag-manager';

const page = window as Window & { dataLayer?: unknown[] };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

function start() {
  const { consent } = storesInTest();
  const leave = jest.fn();
  consent.choose(['statistics', 'personal']);
  const receive = startTagManager({ id: 'GTM-TEST&x=1', consent, leave });
  return { consent, leave, receive };
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete page.dataLayer;
});

describe('the tag manager', () => {
  test('learns the choice before it starts, and is loaded for its own container [ANA-01]', () => {
    start();
    expect(page.dataLayer).toEqual([
      { event: 'consent-choice', 'consent-statistics': 'granted', 'consent-personal': 'granted' },
      { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
    ]);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST%26x%3D1']);
  });

  test('gets what happens, by its own names [ANA-01]', () => {
    const { receive } = start();
    receive({ name: 'content-view', path: '/nl/', view: 'home' });
    expect(page.dataLayer?.at(-1)).toEqual({
      event: 'content-view',
      'content-name': '/nl/',
      'content-view-name': 'home',
    });
  });

  test('hears of another choice; when it has no leave any more, the document with its scripts goes [ANA-01]', () => {
    const { consent, leave } = start();
    consent.choose(['statistics']);
    expect(page.dataLayer?.at(-1)).toMatchObject({ 'consent-personal': 'denied' });
    expect(leave).not.toHaveBeenCalled();
    consent.choose([]);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
