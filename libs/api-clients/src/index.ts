export * from './clients';

export * from './http/create-http';
export * from './http/errors';
export * from './http/transport';
export * from './http/share-of';
export { fetchTransport } from './http/fetch-transport';

export * from './addresses/create-addresses-client';
export * from './vat/create-vat-register';
export * from './vat/vat-numbers';

export { browserSession, type BrowserSession } from './commerce/browser-session';
export * from './commerce/commerce-error';
export * from './commerce/session-token';
export * from './commerce/token-storage';
export * from './commerce/create-commerce-client';
export * from './commerce/read/price';
export * from './commerce/read/rule-prices';
export * from './commerce/read/product';
export { lazyCommerceClient } from './commerce/lazy-commerce-client';
export type { CommerceConfig } from './commerce/commerce-http';
export { FOOTER_NAVIGATION_DEPTH, MAIN_NAVIGATION_DEPTH } from './commerce/operations/catalog-operations';
export type { OrdersPage } from './commerce/operations/order-operations';
export * from './commerce/read/cart';
export * from './commerce/read/context';
export * from './commerce/read/order';
export * from './commerce/read/review';
export type * from './commerce/types/base';
export type * from './commerce/types/product';
export type * from './commerce/types/cart';
export type * from './commerce/types/category';
export type * from './commerce/types/choices';
export type * from './commerce/types/context';
export type * from './commerce/types/customer';
export type * from './commerce/types/order';
export type * from './commerce/types/review';
export type * from './commerce/types/withdrawal';

export type { AskedBlocks } from './content/asked-blocks';
export * from './content/content-error';
export type { ContentQuery, QueryParams } from './content/content-query';
export type * from './content/content-sources';
export * from './content/create-content-client';
export * from './content/file-url';
export * from './content/image-asset';
export * from './content/image-url';
export type { Rect } from './content/image-rect';
export * from './content/operations/inspiration-operations';
export { landingTilesQuery } from './content/queries';
export { blogCardFields, lookCardFields, type FoundPage } from './content/queries/inspiration-queries';

export * from './wire/flaw';
export type { Shape } from './wire/shape';

export * from './reviews/create-reviews-client';

export * from './search/create-search-analytics';
export * from './search/create-search-client';
export * from './search/listing-query';
export * from './search/read/facet';
export * from './search/read/item';
export type * from './search/search-client';
export type * from './search/types';

export * from './shop/create-shop-client';
export * from './shop/overviews';
export * from './shop/overviews-of';

export * from './social/create-social-client';
