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
  /** Where this backend is reached from outside, without a slash at the end: base of picture addresses. */
  publicOrigin: string;
  /** Where the shop itself is reached, without a slash at the end. */
  storefrontOrigin: string;
  /** The present time in milliseconds since 1970. */
  clock: () => number;
  /** Turned by whoever runs the shop; without them the shop is open and asks for no confirmation. */
  switches?: ShopSwitches;
  /** What slows down who tries too often; limits of its own when absent. */
  limits?: ShopLimits;
  /** Whether the shop's own plugin is not there, nor what has to be configured for it. */
  isStock?: boolean;
  /** Takes a payment on; the shopper pays at `url`. Without it nothing can be paid online. */
  startPayment?: (payment: PaymentOrder) => { url: string };
}

/** Everything that operations work with. */
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
