import type { Catalogue } from '../catalogue/types.ts';
import type { Database } from '../database/open-database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { PaymentOrder } from './checkout/payment-order.ts';
import type { CategoryProducts } from './listing/category-products.ts';
import type { ProductSearch } from './search/product-search.ts';
import type { SessionKeeper } from './context/session-keeper.ts';
import type { ShopCategories } from './navigation/shop-categories.ts';
import type { ShopLimits } from './shop-limits.ts';
import type { ShopSwitches } from './shop-switches.ts';

/** Settings of the commerce vendor. */
export interface CommerceOptions {
  /** Sales-channel access key that clients send as `sw-access-key`. */
  accessToken: string;
  /** Public base URL of this backend, without trailing slash. Base of picture addresses. */
  publicOrigin: string;
  /** Base URL of the shop itself, without trailing slash. */
  storefrontOrigin: string;
  /** Current time in milliseconds since 1970. */
  clock: () => number;
  /** Runtime settings. By default the shop is open and requires no confirmation. */
  switches?: ShopSwitches;
  /** Rate limits; own ones by default. */
  limits?: ShopLimits;
  /** True for the vendor without the shop's own plugin and its configuration. */
  isStock?: boolean;
  /** Starts a payment; the shopper pays at `url`. Without it online payment is unavailable. */
  startPayment?: (payment: PaymentOrder) => { url: string };
}

/** Dependencies of all operations. */
export interface Shop {
  catalogue: Catalogue;
  database: Database;
  options: CommerceOptions;
  sessions: SessionKeeper;
  categories: ShopCategories;
  shelves: CategoryProducts;
  search: ProductSearch;
  switches: ShopSwitches;
  limits: ShopLimits;
  outbox: Outbox;
}
