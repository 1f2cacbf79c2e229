import type { Catalogue } from '../catalogue/types.ts';
import type { Database } from '../database/open-database.ts';
import { Outbox } from '../mail/outbox.ts';
import { CategoryProducts } from './listing/category-products.ts';
import { ProductSearch } from './search/product-search.ts';
import { SessionKeeper } from './context/session-keeper.ts';
import type { CommerceOptions, Shop } from './shop.ts';
import { ShopCategories } from './navigation/shop-categories.ts';
import { ShopLimits } from './shop-limits.ts';
import { ShopSwitches } from './shop-switches.ts';

export interface ShopParts {
  catalogue: Catalogue;
  database: Database;
  options: CommerceOptions;
}

/** Creates a shop from an assortment, a database and options. */
export const createShop = ({ catalogue, database, options }: ShopParts): Shop => ({
  catalogue,
  database,
  options,
  sessions: new SessionKeeper(database, options.clock),
  categories: new ShopCategories(catalogue),
  shelves: new CategoryProducts(catalogue),
  search: new ProductSearch(catalogue),
  switches: options.switches ?? new ShopSwitches(),
  limits: options.limits ?? new ShopLimits(options.clock),
  outbox: new Outbox(database.mails, options.clock),
});
