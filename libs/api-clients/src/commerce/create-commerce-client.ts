import { hasSession } from './browser-session';
import { createCommerceHttp, type CommerceConfig } from './commerce-http';
import { accountOperations, recoveryOperations, addressOperations } from './operations/account-operations';
import { brandOperations } from './operations/brand-operations';
import { cartOperations, checkoutOperations } from './operations/cart-operations';
import {
  categoryOperations,
  listingOperations,
  navigationOperations,
  seoUrlOperations,
} from './operations/catalog-operations';
import { contextOperations, lookupOperations } from './operations/context-operations';
import { newsletterOperations } from './operations/newsletter-operations';
import { orderOperations } from './operations/order-operations';
import { productOperations } from './operations/product-operations';
import { reviewOperations } from './operations/review-operations';
import { stockAlertOperations } from './operations/stock-alert-operations';
import { wishlistOperations } from './operations/wishlist-operations';
import { withdrawalOperations } from './operations/withdrawal-operations';

/**
 * Client of the commerce backend's Store API. Parameters and results keep their wire format.
 * Throws ConfigurationError on creation; calls throw CommerceError, MaintenanceError, NetworkError or TimeoutError.
 */
export function createCommerceClient(config: CommerceConfig) {
  const http = createCommerceHttp(config);
  return {
    /** True when there is a session to continue. */
    hasSession: () => hasSession(config),
    context: contextOperations(http),
    cart: cartOperations(http),
    navigation: navigationOperations(http),
    seoUrl: seoUrlOperations(http),
    category: categoryOperations(http),
    product: productOperations(http),
    listing: listingOperations(http),
    account: accountOperations(http),
    address: addressOperations(http),
    checkout: checkoutOperations(http),
    order: orderOperations(http),
    review: reviewOperations(http),
    brands: brandOperations(http),
    newsletter: newsletterOperations(http),
    stockAlert: stockAlertOperations(http),
    lookup: lookupOperations(http),
    recovery: recoveryOperations(http),
    wishlist: wishlistOperations(http),
    withdrawal: withdrawalOperations(http),
  };
}

export type CommerceClient = ReturnType<typeof createCommerceClient>;
