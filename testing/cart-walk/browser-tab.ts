import {
  createCommerceClient,
  createShopClient,
  type CommerceClient,
  type TokenStorage,
  type Transport,
} from '@weefsel/api-clients';
import { createStores, type CartCopyStorage, type RootStore } from '@weefsel/stores';
import type { CheckoutStore } from '../../apps/mf-checkout/src/checkout/checkout-store';
import { createCheckout } from '../../apps/mf-checkout/src/checkout/create-checkout';

export interface Browser {
  tokens: TokenStorage;
  transport: Transport;
  accessToken: string;
  /** Creates a tab's view of the cart copy. A tab's own writes do not notify it. */
  cartCopy: () => CartCopyStorage;
}

/** A tab of the shop: its stores and its checkout, without a page around them. */
export class BrowserTab {
  readonly stores: RootStore;
  readonly commerce: CommerceClient;
  checkout: CheckoutStore;
  readonly cartCopy: CartCopyStorage;
  /** Storage of the tab, which survives a reload. */
  readonly kept: Map<string, string>;

  constructor(browser: Browser, kept: Map<string, string>) {
    this.kept = kept;
    const endpoint = 'http://commerce.test/store-api';
    const { accessToken, tokens, transport } = browser;
    this.cartCopy = browser.cartCopy();
    this.commerce = createCommerceClient({ endpoint, accessToken, tokens, transport });
    this.stores = createStores({
      clients: { commerce: this.commerce, shop: createShopClient({ origin: 'http://shop.test', transport }) },
      config: { imageHosts: [] },
      storages: { cart: this.cartCopy },
    });
    this.checkout = this.newCheckout();
  }

  /** Creates the checkout of a page that was just opened. */
  newCheckout(): CheckoutStore {
    return (this.checkout = createCheckout(this.stores, { leave: () => undefined, go: () => undefined }));
  }
}
