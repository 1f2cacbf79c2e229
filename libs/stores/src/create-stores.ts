import type { CommerceClient, Overviews, SalesChannelContext, ShopClient } from '@weefsel/api-clients';
import type { StorefrontConfig } from '@weefsel/contracts';
import { AboutStore, type AboutSnapshot } from './about/about-store';
import { browserCartCopyStorage, type CartCopyStorage } from './cart/cart-copy-storage';
import { CartMemory } from './cart/cart-memory';
import type { ServedCart } from './cart/cart-change';
import { CartStore } from './cart/cart-store';
import { ConsentStore } from './consent/consent-store';
import { NavigationStore, type NavigationSnapshot } from './navigation/navigation-store';
import { NewsletterStore } from './newsletter/newsletter-store';
import { OverlayStore } from './overlay/overlay-store';
import { PageStore, type PageSnapshot } from './page/page-store';
import { SessionStore } from './session/session-store';
import { SnippetsStore, type OnMissingText, type SnippetsSnapshot } from './snippets/snippets-store';
import { toCartEvents } from './tracking/to-cart-events';
import { TrackingStore } from './tracking/tracking-store';
import { browserWishlistStorage } from './wishlist/wishlist-storage';
import { WishlistStore } from './wishlist/wishlist-store';
import { toCopiedLines, type CopiedLine } from './cart/cart-copy';

const facts = (lines: readonly CopiedLine[]): string =>
  JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]));

/** Keeps this tab's session and cart in sync with other tabs. Returns a function that stops it. */
function followTabs(session: SessionStore, cart: CartStore): () => void {
  return cart.memory.watch(async ({ lines, customerId = null }) => {
    try {
      const known = session.isLoggedIn ? (session.customer?.id ?? null) : null;
      if (known !== customerId) await session.refresh();
      if (facts(lines) !== facts(toCopiedLines(cart.lines))) await cart.refresh();
    } catch (error) {
      console.error('[cart] other tab', error);
    }
  });
}

/** Data that the server read for a shopper's own page. The browser requests absent parts. */
export interface ShopperSnapshot {
  session?: SalesChannelContext;
  cart?: ServedCart;
}

/** State of the stores after rendering on the server. Only a shopper's own page contains personal data. */
export interface StoresSnapshot extends ShopperSnapshot {
  snippets: SnippetsSnapshot;
  navigation: NavigationSnapshot;
  page: PageSnapshot;
  about: AboutSnapshot;
}

export interface StoresOptions {
  clients: { commerce: CommerceClient; shop: ShopClient };
  config: StorefrontConfig;
  snapshot?: StoresSnapshot;
  /** Storages that replace the browser's own. */
  storages?: { cart?: CartCopyStorage };
  /** Called for missing texts. Logs to the console by default. */
  onMissingText?: OnMissingText | undefined;
}

function shopperSnapshot({ context }: SessionStore, cart: CartStore): ShopperSnapshot {
  const served = cart.state.state === 'ready' ? cart.state.value : null;
  return { ...(context && { session: context }), ...(cart.isServed && { cart: served }) };
}

/** All stores of the shop. */
export interface RootStore {
  config: StorefrontConfig;
  session: SessionStore;
  cart: CartStore;
  wishlist: WishlistStore;
  /** The shopper's data in the page's HTML. Parts that hydrate late render it first. */
  served: ShopperSnapshot;
  snippets: SnippetsStore;
  navigation: NavigationStore;
  page: PageStore;
  about: AboutStore;
  newsletter: NewsletterStore;
  overlay: OverlayStore;
  consent: ConsentStore;
  tracking: TrackingStore;
  /** For a shopper's data that no store keeps: addresses, orders, payment methods. */
  commerce: CommerceClient;
  /** Pages of blogs and looks, for paging. Callers keep the results. */
  overviews: Overviews;
  /** Looks up street and city by postcode and house number, for address forms. */
  findAddress: ShopClient['address'];
  /** Checks a VAT number, for forms of businesses. */
  checkVatNumber: ShopClient['vatNumber'];
  /** Loads session, cart and wishlist of an earlier visit. Browser only, after hydration. */
  resume: () => Promise<void>;
  /** Snapshot of the stores; complete after the page was rendered. */
  toJSON: () => StoresSnapshot;
}

/**
 * All stores: one set per request on the server, one set per tab in the browser.
 * @internal
 */
export function createStores({
  clients: { commerce, shop },
  config,
  snapshot,
  storages = {},
  onMissingText,
}: StoresOptions): RootStore {
  const { hasSession } = commerce;
  const consent = new ConsentStore(config.tracking?.consent);
  const tracking = new TrackingStore(consent);
  const customerId = () => (session.isLoggedIn ? (session.customer?.id ?? null) : null);
  const cart = new CartStore(
    {
      cart: commerce.cart,
      hasSession,
      memory: new CartMemory({ storage: storages.cart ?? browserCartCopyStorage(), customerId }),
      changed: (before, after) => toCartEvents(before, after).forEach(tracking.track),
    },
    snapshot?.cart,
  );
  const session = new SessionStore(
    {
      context: commerce.context,
      account: commerce.account,
      hasSession,
      followWithCart: (change) => void cart.follow(change),
      entered: (by) => tracking.track({ name: by, method: 'email' }),
    },
    snapshot?.session,
  );
  const wishlist = new WishlistStore({
    wishlist: commerce.wishlist,
    byIds: commerce.product.byIds,
    storage: browserWishlistStorage(),
    customerId,
  });
  const snippets = new SnippetsStore(shop, snapshot?.snippets, onMissingText);
  const navigation = new NavigationStore(commerce, snapshot?.navigation);
  const page = new PageStore(snapshot?.page);
  const about = new AboutStore(snapshot?.about);
  return {
    config,
    session,
    cart,
    wishlist,
    served: shopperSnapshot(session, cart),
    snippets,
    navigation,
    page,
    about,
    newsletter: new NewsletterStore(commerce.newsletter),
    overlay: new OverlayStore(),
    consent,
    tracking,
    commerce,
    overviews: shop,
    findAddress: shop.address,
    checkVatNumber: shop.vatNumber,
    resume: async () => {
      // Sequential: the first response replaces an expired token, and two requests would create two sessions.
      await session.resume();
      await cart.resume();
      await wishlist.resume();
      followTabs(session, cart);
    },
    toJSON: () => ({
      ...shopperSnapshot(session, cart),
      snippets: snippets.toJSON(),
      navigation: navigation.toJSON(),
      page: page.toJSON(),
      about: about.toJSON(),
    }),
  };
}
