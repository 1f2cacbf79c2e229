// Sets the order of the cascade layers, so it comes before every component's styles.
import './styles';
import { ALIVE_EVENT, INTEGRITY_SEAM } from '@weefsel/contracts';
import { BrowserPartSource, withoutWaiting } from '@weefsel/federation/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { startBeacon } from './beacon/start-beacon';
import { isOverlayEntry, keepOverlayInHistory } from './overlays/overlay-history';
import { APP_ID } from './boot-state';
import { composeInBrowser } from './compose';
import { takeHearts } from './early-hearts-storage';
import { Hydrated } from './frame/hydrated';
import { followOtherTabs } from './other-tabs';
import { SlotMessage } from './slots/slot-message';
import { loadEntry } from './remotes';
import { readBootState } from './read-boot-state';
import { prepareParts } from './navigation/fetch-payload';
import { FrameFailure } from './pages/failure';
import { WholePage } from './pages/whole-page';
import { interceptLinks } from './navigation/link-clicks';
import { isMotionWelcome } from './navigation/motion';
import { createNavigation } from './navigation/navigation';
import { pageRoute, servedData, type Shown } from './navigation/page-route';
import { Scroll } from './navigation/scroll';
import { startTracking } from './tracking/start-tracking';
import { visitorOf } from './tracking/visitor-of';
import { afterLoadOrTouch } from './after-load-or-touch';
import { wholeStyles } from './whole-styles';

/**
 * Longest wait of hydration for the page's code, in ms.
 * A boundary that hydrates later keeps its server HTML.
 */
const HYDRATION_WAIT_MS = 200;

/**
 * Longest wait of hydration for the full style sheets, in ms.
 * The document only contains the rules that it uses.
 */
const STYLES_WAIT_MS = 2000;

/** Ends the current task: the browser can paint and respond before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const show = (shown: Shown) => <WholePage shown={shown} />;
const showBroken = (error: unknown) => <FrameFailure error={error} />;

async function start(): Promise<void> {
  const app = document.getElementById(APP_ID);
  if (!app) throw new Error(`The page has no #${APP_ID} to hydrate.`);
  const reading = readBootState(app);
  const styled = wholeStyles(STYLES_WAIT_MS);
  const beacon = startBeacon();
  await nextTask();
  const { frame, state } = await reading;
  const stores = composeInBrowser(frame.config, { ...frame.stores, ...state.stores });
  const source = new BrowserPartSource(state.composition, loadEntry);
  stores.tracking.count((name) => name === 'add_to_cart' && beacon.cart());
  Object.assign(globalThis, {
    [INTEGRITY_SEAM]: (href: string) => source.integrityOf(href) || frame.scripts?.[href],
  });
  await prepareParts(withoutWaiting(state.payload), source, HYDRATION_WAIT_MS);
  // Content rendered from here on may need styles that the first HTML did not.
  await styled;
  await nextTask();

  const { load, report, prefetch, watch } = createNavigation(
    source,
    stores.snippets,
    state,
    visitorOf(stores),
  );
  const scroll = new Scroll();
  keepOverlayInHistory(stores.overlay, () => router.state);
  const watchViews = startTracking(stores);
  const onSubscribed = () => {
    scroll.follow(router, first);
    watchViews(router, first);
  };
  const route = pageRoute({ load, show, showBroken, scroll, onSubscribed });
  const router = createBrowserRouter([route], { hydrationData: servedData(state.payload) });
  const { location: first } = router.state;
  interceptLinks((to, { keepScroll }) => {
    const viewTransition = !keepScroll && isMotionWelcome();
    const replace = isOverlayEntry();
    void router.navigate(to, { preventScrollReset: keepScroll, viewTransition, replace });
  });
  const slots = {
    source,
    Message: SlotMessage,
    refresh: () => router.revalidate(),
    prefetch,
    reload: () => location.reload(),
    report: (error: unknown) => {
      beacon.place(error, (remote) => source.baseOf(remote));
      report(error);
    },
  };
  const comeAlive = () => {
    watch();
    // Signals to tests and tools that the page is hydrated.
    document.documentElement.dataset['alive'] = '';
    afterLoadOrTouch(() => void stores.snippets.load());
    void stores.resume().then(() => {
      followOtherTabs(stores);
      for (const id of takeHearts()) void stores.wishlist.add(id);
    });
    document.dispatchEvent(new Event(ALIVE_EVENT, { bubbles: true }));
  };
  // A transition yields to the shopper's input.
  startTransition(
    () =>
      void hydrateRoot(
        app,
        <Hydrated onHydrated={comeAlive}>
          <App stores={stores} slots={slots}>
            <RouterProvider router={router} onError={() => undefined} />
          </App>
        </Hydrated>,
        // Boundaries report what they catch.
        { onCaughtError: () => undefined },
      ),
  );
}

void start();
