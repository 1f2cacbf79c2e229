import type { Clients } from '@weefsel/api-clients';
import { COOKIES, fragment, page, paths, STORAGE_KEYS, type Remote } from '@weefsel/contracts';
import { REVIEW_PARAMETERS } from './product-page/reviews/address/review-parameters';
import { PARAMETERS } from './product-page/selection-parameters';
import { SHARED_PARAMETER } from './wishlist/shared-ids';
import type {} from './events';

export default {
  storage: [STORAGE_KEYS.lastViewed, STORAGE_KEYS.measures],
  pages: {
    product: page({
      shows: ['detail'],
      reads: [...Object.values(PARAMETERS), ...Object.values(REVIEW_PARAMETERS)],
      load: () => import(/* webpackChunkName: "load.product" */ './product-page/load-product'),
      actions: () => import(/* webpackChunkName: "load.product-actions" */ './product-page/product-actions'),
      view: () => import(/* webpackChunkName: "page.product" */ './product-page/product-page'),
    }),
    review: page({
      paths: [paths.review.pattern],
      reads: ['product'],
      session: true,
      load: () => import(/* webpackChunkName: "load.review" */ './review-page/load/load-review'),
      actions: () => import(/* webpackChunkName: "load.review-actions" */ './review-page/review-actions'),
      view: () => import(/* webpackChunkName: "page.review" */ './review-page/review-page'),
    }),
    'stock-alert': page({
      paths: [paths.stockAlert.pattern],
      reads: ['hash', 'doe', 'stand'],
      session: true,
      load: () => import(/* webpackChunkName: "load.stock-alert" */ './stock-alert-page/load-stock-alert'),
      actions: () =>
        import(/* webpackChunkName: "load.stock-alert-actions" */ './stock-alert-page/stock-alert-actions'),
      view: () => import(/* webpackChunkName: "page.stock-alert" */ './stock-alert-page/stock-alert-page'),
    }),
    wishlist: page({
      paths: [paths.wishlist.pattern],
      reads: [],
      session: true,
      keeps: [COOKIES.wishlist],
      load: () => import(/* webpackChunkName: "load.wishlist" */ './wishlist-page/load-wishlist'),
      actions: () =>
        import(/* webpackChunkName: "load.wishlist-actions" */ './wishlist-page/wishlist-actions'),
      view: () => import(/* webpackChunkName: "page.wishlist" */ './wishlist-page/wishlist-page'),
    }),
    'shared-wishlist': page({
      paths: [paths.sharedWishlist.pattern],
      reads: [SHARED_PARAMETER],
      load: () =>
        import(/* webpackChunkName: "load.shared-wishlist" */ './shared-wishlist-page/load-shared-wishlist'),
      view: () =>
        import(/* webpackChunkName: "page.shared-wishlist" */ './shared-wishlist-page/shared-wishlist-page'),
    }),
  },
  fragments: {
    LastViewed: fragment({
      load: () => import(/* webpackChunkName: "load.LastViewed" */ './last-viewed/load-last-viewed'),
      view: () => import(/* webpackChunkName: "fragment.LastViewed" */ './last-viewed/last-viewed'),
    }),
    ProductReviews: fragment({
      load: () =>
        import(/* webpackChunkName: "load.ProductReviews" */ './product-page/reviews/load/load-reviews'),
      view: () => import(/* webpackChunkName: "fragment.ProductReviews" */ './product-page/reviews/reviews'),
    }),
    ProductSlider: fragment({
      load: () => import(/* webpackChunkName: "load.ProductSlider" */ './product-slider/load-product-slider'),
      view: () => import(/* webpackChunkName: "fragment.ProductSlider" */ './product-slider/product-slider'),
    }),
    SizeTables: fragment({
      view: () => import(/* webpackChunkName: "fragment.SizeTables" */ './size-tables/size-tables'),
    }),
    WearWith: fragment({
      load: () => import(/* webpackChunkName: "load.WearWith" */ './wear-with/load-wear-with'),
      view: () => import(/* webpackChunkName: "fragment.WearWith" */ './wear-with/wear-with'),
    }),
    WishlistPanel: fragment({
      view: () => import(/* webpackChunkName: "fragment.WishlistPanel" */ './wishlist-panel/wishlist-panel'),
    }),
  },
} satisfies Remote<'mf-catalog', Clients>;
