export * from './clients';

export * from './http/build-url';
export * from './http/create-http';
export * from './http/errors';
export * from './http/retry-rules';
export * from './http/transport';
export { fetchTransport } from './http/fetch-transport';
export { lazyAxios } from './http/lazy-axios';

export * from './commerce/commerce-error';
export * from './commerce/cookie-token-storage';
export * from './commerce/create-commerce-client';
export * from './commerce/failure-messages';
export * from './commerce/in-order-of';
export { lazyCommerceClient } from './commerce/lazy-commerce-client';
export * from './commerce/token-storage';
export type { CommerceConfig } from './commerce/commerce-http';
export { FOOTER_NAVIGATION_DEPTH, MAIN_NAVIGATION_DEPTH } from './commerce/operations/navigation-operations';
export type { OrdersPage } from './commerce/operations/order-operations';
export * from './commerce/read/cart';
export * from './commerce/read/context';
export * from './commerce/read/customer';
export * from './commerce/read/order';
export * from './commerce/read/price';
export * from './commerce/read/product';
export * from './commerce/types/base';
export * from './commerce/types/brand';
export * from './commerce/types/cart';
export * from './commerce/types/category';
export * from './commerce/types/choices';
export * from './commerce/types/context';
export * from './commerce/types/criteria';
export * from './commerce/types/customer';
export * from './commerce/types/listing';
export * from './commerce/types/newsletter';
export * from './commerce/types/order';
export * from './commerce/types/product';
export * from './commerce/types/wishlist';

export * from './content/content-error';
export type { ContentQuery, QueryParams } from './content/content-query';
export * from './content/create-content-client';
export * from './content/file-url';
export * from './content/image-asset';
export * from './content/image-url';
export type { Rect } from './content/image-rect';
export * from './content/operations/found-page';
export * from './content/operations/inspiration-operations';

export * from './reviews/create-reviews-client';

export * from './search/create-search-analytics';
export * from './search/create-search-client';
export * from './search/listing-query';
export * from './search/read/facet';
export * from './search/read/item';
export * from './search/types';

export * from './shop/create-shop-client';
export * from './shop/overviews';
export * from './shop/overviews-of';

export * from './social/create-social-client';
