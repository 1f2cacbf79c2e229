import { createCommerceHttp, type CommerceConfig } from './commerce-http';
import { accountOperations } from './operations/account-operations';
import { addressOperations } from './operations/address-operations';
import { brandOperations } from './operations/brand-operations';
import { cartOperations } from './operations/cart-operations';
import { categoryOperations } from './operations/category-operations';
import { checkoutOperations } from './operations/checkout-operations';
import { contextOperations } from './operations/context-operations';
import { listingOperations } from './operations/listing-operations';
import { lookupOperations } from './operations/lookup-operations';
import { navigationOperations, seoUrlOperations } from './operations/navigation-operations';
import { newsletterOperations } from './operations/newsletter-operations';
import { orderOperations } from './operations/order-operations';
import { productOperations } from './operations/product-operations';
import { recoveryOperations } from './operations/recovery-operations';
import { wishlistOperations } from './operations/wishlist-operations';

/**
 * Client of the commerce backend's Store API: wire in, wire out.
 * Throws ConfigurationError at once; calls throw CommerceError, MaintenanceError, NetworkError or TimeoutError.
 */
export function createCommerceClient(config: CommerceConfig) {
  const http = createCommerceHttp(config);
  return {
    /** Whether there is a session to go on with. */
    hasSession: () => config.tokens.read() !== '',
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
    brands: brandOperations(http),
    newsletter: newsletterOperations(http),
    lookup: lookupOperations(http),
    recovery: recoveryOperations(http),
    wishlist: wishlistOperations(http),
  };
}

export type CommerceClient = ReturnType<typeof createCommerceClient>;
