import fastify, { LogController, type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { mediaPicture } from './catalogue/media.ts';
import type { Catalogue } from './catalogue/types.ts';
import { paymentOrders } from './commerce/checkout/payment-orders.ts';
import { commercePlugin } from './commerce/commerce-plugin.ts';
import { ShopLimits } from './commerce/shop-limits.ts';
import { ShopSwitches } from './commerce/shop-switches.ts';
import { SERVER_OPTIONS } from './commerce/transport/server-options.ts';
import { contentPlugin } from './content/content-plugin.ts';
import { drawnAssets } from './content/documents/drawn-assets.ts';
import { documentsWithLooks } from './content/documents-with-looks.ts';
import { filesPlugin } from './content/files-plugin.ts';
import { openDatabase, type Database } from './database/open-database.ts';
import type { StockListener } from './database/stock.ts';
import { DemoClock } from './demo/clock/demo-clock.ts';
import { openDemo } from './demo/open-demo.ts';
import { recordAnswers } from './demo/record-answers.ts';
import type { BackendConfig } from './environment.ts';
import { imagesPlugin } from './images/images-plugin.ts';
import { createPictures } from './images/pictures.ts';
import { Outbox } from './mail/outbox.ts';
import { paymentPlugin } from './payment/payment-plugin.ts';
import { Payments } from './payment/payments.ts';
import { pushReceiver } from './payment/push-receiver.ts';
import { reviewsPlugin } from './reviews/reviews-plugin.ts';
import { ReceivedEvents } from './search/received-events.ts';
import { searchPlugin } from './search/search-plugin.ts';
import { createFeeds } from './social/create-feeds.ts';
import { feedPictures } from './social/feed-pictures.ts';
import { feedPlugin } from './social/feed-plugin.ts';

/** What is left of each variant, for the search service. */
const stockIn = (catalogue: Catalogue, { stock }: Database) => ({
  stockOf: (variantId: string): number => {
    const initial = catalogue.productById(variantId)?.variant?.initialStock ?? 0;
    return Math.max(0, initial - stock.sold(variantId));
  },
  onStockChange: (listener: StockListener) => stock.onChange(listener),
});

/** All embedded vendors in one server, each behind its own protocol and path. */
export async function createBackend(config: BackendConfig): Promise<FastifyInstance> {
  const { publicOrigin, contentProjectId: projectId, contentDataset: dataset } = config;
  const demoClock = new DemoClock();
  const clock = demoClock.now;
  const catalogue = createCatalogue({ seed: config.seed, products: config.products });
  const database = openDatabase(config.dataDir);
  const pictures = createPictures({
    cacheDir: join(config.dataDir, 'pictures'),
    projectId,
    dataset,
    mediaPicture: (mediaId) => mediaPicture(catalogue, mediaId),
    moreAssets: drawnAssets(),
  });
  const outbox = new Outbox(database.mails, clock);
  const desk = { database, outbox, options: { clock, storefrontOrigin: config.storefrontOrigin } };
  const switches = new ShopSwitches();
  const limits = new ShopLimits(clock, config.rateLimits);
  const events = new ReceivedEvents();
  const payments = new Payments({ publicOrigin, clock, dataDir: config.dataDir });
  const app = fastify({
    ...SERVER_OPTIONS,
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.addHook('onClose', () => {
    payments.close();
    database.close();
  });
  app.get('/health', () => ({ status: 'ok', products: catalogue.products.length }));
  if (config.recordAnswers) recordAnswers(app, '/store-api', config.recordAnswers);
  if (config.demoControls)
    await openDemo(app, { database, payments, events, limits, switches, clock: demoClock, outbox, desk });
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
      startPayment: (payment) => payments.startPayment(payment),
    },
  });
  await app.register(searchPlugin, {
    prefix: '/tweakwise',
    catalogue,
    instanceKey: config.searchInstanceKey,
    publicOrigin,
    events,
    clock,
    ...stockIn(catalogue, database),
  });
  await app.register(contentPlugin, {
    prefix: '/content',
    ...documentsWithLooks(app, pictures, { catalogue, projectId, dataset, publicOrigin }),
    dataset,
    clock,
  });
  await app.register(filesPlugin, { projectId, dataset });
  await app.register(imagesPlugin, { pictures });
  await app.register(paymentPlugin, { payments, secret: config.paymentSecret, clock });
  await app.register(pushReceiver, {
    orders: paymentOrders(desk),
    secret: config.paymentSecret,
  });
  await app.register(feedPlugin, {
    feeds: createFeeds({ catalogue, ...feedPictures({ publicOrigin, projectId, dataset }) }),
    clock,
  });
  await app.register(reviewsPlugin, {
    prefix: '/reviews',
    token: config.reviewsToken,
    locationId: config.reviewsLocationId,
  });
  return app;
}
