import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { createShop, type ShopParts } from './create-shop.ts';
import { LANGUAGE } from './context/reference-data.ts';
import { accountRoutes } from './account/account-routes.ts';
import { addressRoutes } from './account/address-routes.ts';
import { brandRoutes } from './navigation/brand-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { categoryRoutes } from './navigation/category-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { cmsRoutes } from './cms/cms-routes.ts';
import { contactRoutes } from './newsletter/contact-routes.ts';
import { contextRoutes } from './context/context-routes.ts';
import { infoRoutes } from './context/info-routes.ts';
import { listingRoutes } from './listing/listing-routes.ts';
import { lookupRoutes } from './context/lookup-routes.ts';
import { mediaRoutes } from './cms/media-routes.ts';
import { navigationRoutes } from './navigation/navigation-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { profileRoutes } from './account/profile-routes.ts';
import { recoveryRoutes } from './account/recovery-routes.ts';
import { ownReviewRoutes } from './reviews/own-review-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { seoUrlRoutes } from './navigation/seo-url-routes.ts';
import { settingsRoutes } from './context/settings-routes.ts';
import { sitemapRoutes } from './navigation/sitemap-routes.ts';
import { snippetRoutes } from './context/snippet-routes.ts';
import { stockAlertRoutes } from './stock-alerts/stock-alert-routes.ts';
import { storeInfoRoutes } from './context/store-info-routes.ts';
import { wishlistRoutes } from './wishlist/wishlist-routes.ts';
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';
import type { CommerceOptions } from './shop.ts';
import type { ShopSwitches } from './shop-switches.ts';
import { checkAccessKey } from './transport/access-key.ts';
import { addHeaders } from './transport/headers.ts';
import { readJsonBodies } from './transport/json-body.ts';
import { StoreError, frameworkError, inMaintenance, storeError } from './transport/store-error.ts';
import { StoreRoutes } from './transport/store-routes.ts';

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Rejects requests without the access key, during maintenance, or in an unknown language. */
function guard(app: FastifyInstance, { accessToken }: CommerceOptions, switches: ShopSwitches): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    checkAccessKey(headerOf(request.headers['sw-access-key']), accessToken);
    if (switches.inMaintenance) throw inMaintenance();
    const language = headerOf(request.headers['sw-language-id']);
    if (!language || language === LANGUAGE.id) return;
    throw storeError(412, 'FRAMEWORK__LANGUAGE_NOT_FOUND', 'The language was not found.', {
      parameters: { languageId: language },
    });
  });
}

function answerErrors(app: FastifyInstance, routes: StoreRoutes): void {
  const send = (reply: FastifyReply, { status, entries }: StoreError) =>
    reply.code(status).send({ errors: entries });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreError) return send(reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return send(reply, frameworkError(status, status >= 500 ? 'Internal Server Error' : error.message));
  });

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = routes.methodsOf(path);
    const address = `"${request.method} ${path}"`;
    if (allowed.length === 0) return send(reply, frameworkError(404, `No route found for ${address}`));
    const detail = `No route found for ${address}: Method Not Allowed (Allow: ${allowed.join(', ')})`;
    return send(reply.header('allow', allowed.join(', ')), frameworkError(405, detail));
  });
}

/**
 * The commerce vendor on generated goods, with the Store API's addresses, responses and errors.
 * Register it under `/store-api`.
 */
export async function commercePlugin(app: FastifyInstance, parts: ShopParts): Promise<void> {
  const shop = createShop(parts);
  const { options, sessions, switches } = shop;
  addHeaders(app);
  guard(app, options, switches);
  readJsonBodies(app);
  const routes = new StoreRoutes(app, (token) => sessions.open(token), options);
  answerErrors(app, routes);
  contextRoutes(routes, shop);
  navigationRoutes(routes, shop);
  seoUrlRoutes(routes, shop);
  categoryRoutes(routes, shop);
  cmsRoutes(routes, shop);
  productRoutes(routes, shop);
  reviewRoutes(routes, shop);
  ownReviewRoutes(routes, shop);
  listingRoutes(routes, shop);
  searchRoutes(routes, shop);
  cartRoutes(routes, shop);
  checkoutRoutes(routes, shop);
  withdrawalRoutes(routes, shop);
  accountRoutes(routes, shop);
  profileRoutes(routes, shop);
  recoveryRoutes(routes, shop);
  addressRoutes(routes, shop);
  wishlistRoutes(routes, shop);
  newsletterRoutes(routes, shop);
  stockAlertRoutes(routes, shop);
  contactRoutes(routes, shop);
  lookupRoutes(routes, shop);
  brandRoutes(routes, shop);
  mediaRoutes(routes, shop);
  settingsRoutes(routes, shop);
  snippetRoutes(routes);
  sitemapRoutes(routes, shop);
  storeInfoRoutes(routes);
  infoRoutes(routes);
}
