import { waitFor } from '@testing-library/react';
import type { TrackingConfig } from '@weefsel/contracts';
import type { Receive } from '@weefsel/stores';
import { pageAt, shopRouter } from '../navigation/shop-router.fixture';
import { storesInTest } from '../testing/shop';
import { openContainer } from './open-container';
import { startTracking } from './start-tracking';
import { claimFirstView } from './page-view-claim';

const search = { analyticsUrl: 'https://analytics.test/api', instanceKey: 'abcd1234', productKey: '{id}' };
const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json({}));
const addresses = () => sent.mock.calls.map(([address]) => address);
const scripts = () => document.head.querySelectorAll('script');
/** The shopper touches the page: deferred work begins. */
const touch = () => window.dispatchEvent(new Event('pointerdown'));

const leave = jest.fn();

function start(tracking: TrackingConfig) {
  const stores = storesInTest({ tracking });
  const { router } = shopRouter({ at: ['/search?tn_q=jas'], first: pageAt('', { view: 'search' }) });
  startTracking(stores, leave)(router, router.state.location);
  const track = stores.tracking.track as Receive;
  track({ name: 'search', text: 'jas' });
  return stores;
}

const before = globalThis.fetch;
beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete document.documentElement.dataset['views'];
  leave.mockClear();
  sent.mockClear();
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = before;
});

test('without a consent question page views and searches are sent, and a visitor id is made [ANA-01] [ANA-02] [ANA-03]', async () => {
  start({ consent: 'off', gtmId: 'GTM-1', search });
  touch();
  await waitFor(() => expect(addresses()).toEqual(['https://analytics.test/api/search']));
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual({
      event: 'content-view',
      'content-name': '/search?tn_q=jas',
      'content-view-name': 'search',
    }),
  );
  expect(localStorage.getItem('tw_visitor_id')).toMatch(/^v_/);
});

test('with a consent question each purpose starts with its consent, also one given in another tab [ANA-01] [ANA-02] [ANA-03]', async () => {
  const stores = start({ consent: 'ask', gtmId: 'GTM-1', search });
  touch();
  storesInTest().consent.choose(['personal']);
  expect(addresses()).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'weefsel-consent' }));
  expect(stores.consent.allows('personal')).toBe(true);
  touch();
  await waitFor(() => expect(addresses()).toEqual(['https://analytics.test/api/search']));
  expect(scripts()).toHaveLength(0);
  expect(window.dataLayer).toBeUndefined();
});

test('consent that is withdrawn before the code has loaded starts nothing [ANA-01]', async () => {
  const stores = start({ consent: 'ask', gtmId: 'GTM-1' });
  stores.consent.choose(['statistics']);
  touch();
  stores.consent.choose([]);
  await import('./tag-manager');
  await Promise.resolve();
  expect(scripts()).toHaveLength(0);
  stores.consent.choose(['statistics']);
  touch();
  await waitFor(() => expect(scripts()).toHaveLength(1));
});

test('withdrawing consent for the tag manager ends its document [ANA-01]', async () => {
  const stores = start({ consent: 'ask', gtmId: 'GTM-1' });
  stores.consent.choose(['statistics']);
  touch();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  stores.consent.choose(['statistics', 'personal']);
  expect(leave).not.toHaveBeenCalled();
  stores.consent.choose([]);
  expect(leave).toHaveBeenCalledTimes(1);
});

describe('after the document has sent the first view itself', () => {
  const toldEarly = (allowed: readonly ['statistics'] | readonly []) => {
    storesInTest().consent.choose(allowed);
    claimFirstView();
    openContainer({ id: 'GTM-1', allowed: ['statistics'] });
  };

  test('later events are sent without waiting, and neither the view nor the tag manager comes twice [ANA-01]', async () => {
    toldEarly(['statistics']);
    start({ consent: 'ask', gtmId: 'GTM-1' });
    await waitFor(() =>
      expect(window.dataLayer?.slice(2)).toEqual([{ event: 'search', search_term: 'jas' }]),
    );
    expect(scripts()).toHaveLength(1);
  });

  test('consent that is withdrawn ends the document, also before the tracking code has loaded [ANA-01]', () => {
    toldEarly(['statistics']);
    const stores = start({ consent: 'ask', gtmId: 'GTM-1' });
    stores.consent.choose([]);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('consent that was withdrawn in another tab ends the document [ANA-01]', () => {
    toldEarly([]);
    start({ consent: 'ask', gtmId: 'GTM-1' });
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

test('a choice that was made while the browser kept the document applies when it is restored [ANA-01]', () => {
  const stores = start({ consent: 'ask', gtmId: 'GTM-1' });
  storesInTest().consent.choose(['statistics']);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(stores.consent.allows('statistics')).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(stores.consent.allows('statistics')).toBe(true);
});
