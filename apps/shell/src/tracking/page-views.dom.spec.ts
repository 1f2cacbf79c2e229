import type { TrackingEvent } from '@weefsel/contracts';
import { pageAt, shopRouter } from '../navigation/shop-router.fixture';
import { watchPageViews } from './page-views';

/** A router whose pages load when the test allows it. */
function someRouter(isFirstTold = false) {
  const told: TrackingEvent[] = [];
  const { router, ...pages } = shopRouter({ first: pageAt('/nl/', { view: 'home' }) });
  const { location } = router.state;
  watchPageViews(router, (event) => told.push(event), isFirstTold ? location : undefined);
  return {
    router,
    told: () => told.map((event) => (event.name === 'content-view' ? `${event.view} ${event.path}` : '')),
    let: (path: string, view?: string) => pages.let(path, view ? { view } : {}),
    fail: (path: string) => pages.fail(path, new Error('away')),
  };
}

describe('page views', () => {
  test('have the name that the server gives them, and the whole address, from the first page on [ANA-01]', async () => {
    const { router, told, ...gates } = someRouter();
    const going = router.navigate('/cart?from=mail#top');
    gates.let('/cart?from=mail', 'cart');
    await going;
    const further = router.navigate('/nl/dames/');
    gates.let('/nl/dames/');
    await further;
    expect(told()).toEqual(['home /nl/', 'cart /cart?from=mail#top', 'slug /nl/dames/']);
  });

  test('are not sent for navigations that were aborted by another one [ANA-01]', async () => {
    const { router, told, ...gates } = someRouter();
    const first = router.navigate('/cart');
    const second = router.navigate('/login');
    gates.let('/cart');
    gates.let('/login', 'login');
    await Promise.all([first, second]);
    expect(told()).toEqual(['home /nl/', 'login /login']);
  });

  test('are not sent for pages that failed to load, nor for data that was reloaded [ANA-01]', async () => {
    const { router, told, ...gates } = someRouter();
    const going = router.navigate('/cart');
    gates.fail('/cart');
    await going;
    const again = router.revalidate();
    gates.let('/cart');
    await again;
    expect(told()).toEqual(['home /nl/']);
  });

  test('begin with the second page when the first view was sent before the code loaded [ANA-01]', async () => {
    const { router, told, ...gates } = someRouter(true);
    const going = router.navigate('/cart');
    gates.let('/cart', 'cart');
    await going;
    expect(told()).toEqual(['cart /cart']);
  });

  test('are sent again for a document that the browser kept and restores [ANA-01]', () => {
    const { told } = someRouter();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(told()).toEqual(['home /nl/']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told()).toEqual(['home /nl/', 'home /nl/']);
  });
});
