// The keys of the texts are included, the texts are not.
import type {} from './texts.nl';

export * from './state';
export * from './create-stores';
export * from './stores-provider';
export type { AboutSnapshot, AboutStore } from './about/about-store';
export { useDeliveryPromise, type DeliveryTo } from './about/use-delivery-promise';
export { browserCartCopyStorage, type CartCopyStorage } from './cart/cart-copy-storage';
export { toCopiedLine, type CopiedLine, type LossReason, type LostLine } from './cart/cart-copy';
export type { Added, ServedCart } from './cart/cart-change';
export type { CartStore } from './cart/cart-store';
export type { ConsentStore } from './consent/consent-store';
export { isCategoryId, toNavigationTree, type NavigationElement } from './navigation/navigation-tree';
export type { NavigationSnapshot, NavigationStore } from './navigation/navigation-store';
export type { NewsletterStore, SigningUp } from './newsletter/newsletter-store';
export type { OverlayName, OverlayStore } from './overlay/overlay-store';
export type { PageSnapshot, PageStore } from './page/page-store';
export { SessionStore } from './session/session-store';
export { useReadableEmail } from './session/use-readable-email';
export type { OnMissingText, SnippetsSnapshot, SnippetsStore, SnippetTexts } from './snippets/snippets-store';
export { useHeart, type HeartProduct } from './wishlist/use-heart';
export { isNoList as isNoWishlist, isRefused as isWishlistRefused } from './wishlist/wishlist-change';
export type { WishlistStore } from './wishlist/wishlist-store';
export { toTrackedLine, toTrackedLines } from './tracking/to-cart-events';
export type { Receive, TrackingStore } from './tracking/tracking-store';
export { VisitorIdStorage } from './tracking/visitor-id-storage';
