import fastify, { LogController, type FastifyInstance } from 'fastify';
import { addressesPlugin } from './addresses/addresses-plugin.ts';
import { carrierPlugin } from './carrier/carrier-plugin.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import type { Catalogue } from './catalogue/types.ts';
import { paymentOrders } from './commerce/checkout/payment-orders.ts';
import { commercePlugin } from './commerce/commerce-plugin.ts';
import { ShopLimits } from './commerce/shop-limits.ts';
import { ShopSwitches } from './commerce/shop-switches.ts';
import { SERVER_OPTIONS } from './commerce/transport/server-options.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { isPublic, type Commit } from './content/store/content-store.ts';
import { outfitsOfLooks } from './content/documents/looks/outfits-of-looks.ts';
import { documentsWithLooks } from './content/documents-with-looks.ts';
import { filesPlugin } from './content/files-plugin.ts';
import { openDatabase, type Database } from './database/open-database.ts';
import type { StockListener } from './database/stock.ts';
import { PriceChanges } from './demo/prices/price-changes.ts';
import { DemoClock } from './demo/clock/demo-clock.ts';
import { openDemo } from './demo/open-demo.ts';
import { recordAnswers } from './demo/record-answers.ts';
import type { BackendConfig } from './environment.ts';
import { createHookSender, type HookSender } from './hooks/send-hooks.ts';
import type { BackgroundDrawer } from './images/ahead/background-drawer.ts';
import { imagesPlugin } from './images/images-plugin.ts';
import { openPictures } from './images/open-pictures.ts';
import { Outbox } from './mail/outbox.ts';
import { paymentPlugin } from './payment/payment-plugin.ts';
import { Payments } from './payment/payments.ts';
import { pushReceiver } from './payment/push-receiver.ts';
import { reviewsPlugin } from './reviews/reviews-plugin.ts';
import { ReceivedEvents } from './search/received-events.ts';
import { searchPlugin } from './search/search-plugin.ts';
import { writtenArticles } from './content/documents/written-articles.ts';
import { createFeeds } from './social/create-feeds.ts';
import { feedPictures } from './social/feed-pictures.ts';
import { feedPlugin } from './social/feed-plugin.ts';
import { viesPlugin } from './vat/vies-plugin.ts';

/** Inputs of the search service beside the catalogue: editors' articles and remaining stock per variant. */
const knownIn = (catalogue: Catalogue, { stock }: Database) => ({
  articles: writtenArticles(),
  stockOf: (variantId: string): number => {
    const initial = catalogue.productById(variantId)?.variant?.initialStock ?? 0;
    return Math.max(0, initial - stock.sold(variantId));
  },
  onStockChange: (listener: StockListener) => stock.onChange(listener),
});

/** Sends hooks for public documents only; drafts change nothing in the shop. */
function tellOfContent(hooks: HookSender, { changes }: Commit): void {
  for (const { before, after } of changes) {
    const document = after ?? before;
    if (document && isPublic(document)) hooks.document(document);
  }
}

/**
 * Notifies the shop of products with changed stock. Sends the feed hook when the variants are unspecified.
 */
function tellOfStock(hooks: HookSender, catalogue: Catalogue, { stock }: Database): void {
  stock.onChange((variantIds) => {
    if (!variantIds) return hooks.feed();
    hooks.products([...variantIds].flatMap((id) => catalogue.productById(id)?.product.id ?? []));
  });
}

/** Registers the services around the shop: carrier, address register, VAT register and review collector. */
async function registerAround(
  app: FastifyInstance,
  { reviewsToken: token, reviewsLocationId: locationId }: BackendConfig,
  books: { database: Database; clock: () => number },
): Promise<void> {
  await app.register(carrierPlugin, books);
  await app.register(addressesPlugin, { prefix: '/locatieserver' });
  await app.register(viesPlugin, { prefix: '/vies', clock: books.clock });
  await app.register(reviewsPlugin, { prefix: '/reviews', token, locationId });
}

const openServer = ({ logLevel }: BackendConfig): FastifyInstance =>
  fastify({
    ...SERVER_OPTIONS,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });

/**
 * All embedded vendors in one server, each behind a separate protocol and path. With a drawer, it draws pictures before
 * they are requested.
 */
export async function createBackend(
  config: BackendConfig,
  drawer?: BackgroundDrawer,
): Promise<FastifyInstance> {
  const { publicOrigin, contentProjectId: projectId, contentDataset: dataset } = config;
  const demoClock = new DemoClock();
  const clock = demoClock.now;
  const catalogue = createCatalogue({ seed: config.seed, products: config.products, dress: outfitsOfLooks });
  const database = openDatabase(config.dataDir);
  const outbox = new Outbox(database.mails, clock);
  const backOffice = {
    database,
    outbox,
    options: { clock, publicOrigin, storefrontOrigin: config.storefrontOrigin },
  };
  const switches = new ShopSwitches();
  // Stock Shopware has the wishlist off until a merchant switches it on.
  switches.wishlist = !config.stockShopware;
  const limits = new ShopLimits(clock, config.rateLimits);
  const events = new ReceivedEvents();
  const payments = new Payments({ publicOrigin, clock, dataDir: config.dataDir });
  const app = openServer(config);
  app.addHook('onClose', () => {
    payments.close();
    database.close();
  });
  const pictures = openPictures(app, config, catalogue, drawer);
  app.get('/health', () => ({ status: 'ok', products: catalogue.products.length }));
  if (config.recordAnswers) recordAnswers(app, '/store-api', config.recordAnswers);
  const hooks = createHookSender(config, app.log);
  tellOfStock(hooks, catalogue, database);
  const written = documentsWithLooks(app, pictures, { catalogue, projectId, dataset, publicOrigin });
  const writing = { catalogue, prices: new PriceChanges(), hooks };
  const memories = { database, payments, events, limits, switches, clock: demoClock, outbox };
  if (config.demoControls) await openDemo(app, { ...memories, backOffice, writing });
  await app.register(commercePlugin, {
    prefix: '/store-api',
    catalogue,
    database,
    options: {
      accessToken: config.accessToken,
      publicOrigin,
      storefrontOrigin: config.storefrontOrigin,
      clock,
      switches,
      limits,
      isStock: config.stockShopware,
      ...(!config.stockShopware && { startPayment: (payment) => payments.startPayment(payment) }),
    },
  });
  await app.register(searchPlugin, {
    prefix: '/tweakwise',
    catalogue,
    instanceKey: config.searchInstanceKey,
    publicOrigin,
    events,
    clock,
    ...knownIn(catalogue, database),
  });
  await app.register(contentPlugin, {
    prefix: '/content',
    ...written,
    dataset,
    clock,
    tokens: config.contentTokens,
    edits: database.contentEdits,
    transaction: database.transaction,
    onCommit: (commit) => tellOfContent(hooks, commit),
  });
  await app.register(filesPlugin, { projectId, dataset });
  await app.register(imagesPlugin, { pictures });
  await app.register(paymentPlugin, { payments, secret: config.paymentSecret, clock });
  await app.register(pushReceiver, { orders: paymentOrders(backOffice), secret: config.paymentSecret });
  await app.register(feedPlugin, {
    feeds: createFeeds({ catalogue, ...feedPictures({ publicOrigin, projectId, dataset }) }),
    clock,
  });
  await registerAround(app, config, { database, clock });
  return app;
}
