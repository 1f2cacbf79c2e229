import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/types.ts';
import { answerInAskedFormat } from './answer-format.ts';
import { createSuggestions } from './engine/find-suggestions.ts';
import { createSearchIndex, type SearchIndex, type StockOf } from './engine/search-index.ts';
import { analyticsRoutes } from './routes/analytics-routes.ts';
import { ReceivedEvents } from './received-events.ts';
import { autocompleteRoute } from './routes/autocomplete-route.ts';
import { categoryTreeRoute } from './routes/category-tree-route.ts';
import { facetRoutes } from './routes/facet-routes.ts';
import { listingRoutes } from './routes/listing-routes.ts';
import { productRoutes } from './routes/product-routes.ts';
import { recommendationRoutes } from './routes/recommendation-routes.ts';
import { suggestionRoutes } from './routes/suggestion-routes.ts';
import { createRedirects, type Article } from './text/redirects.ts';
import type { ListingSource } from './wire/to-listing.ts';

export type StockListener = (variantIds?: Iterable<string>) => void;

export interface SearchPluginOptions {
  catalogue: Catalogue;
  /** The shop's key, a segment of every address. */
  instanceKey: string;
  /** Origin under which browsers reach this process, without a trailing slash. */
  publicOrigin: string;
  /** Units left of a variant; the stock at seeding time when absent. Read at the start and on a change. */
  stockOf?: StockOf;
  /** Registers a listener for variants with changed stock; called without a list for all variants. */
  onStockChange?: (listener: StockListener) => void;
  /** Editors' articles, found by title. */
  articles?: readonly Article[];
  /** Store of the received analytics events. */
  events?: ReceivedEvents;
  /** The present time in milliseconds since 1970; default: the machine's. */
  clock?: () => number;
}

const coloursByName = (catalogue: Catalogue): ReadonlyMap<string, string> =>
  new Map(catalogue.products.flatMap(({ colours }) => colours.map(({ name, hex }) => [name, hex] as const)));

/** Keeps the index up to date with the stock; ignores unknown variants. */
function stockListener({ catalogue, refreshStock }: SearchIndex): StockListener {
  return (variantIds) => {
    if (!variantIds) return refreshStock(catalogue.products);
    const changed = new Set([...variantIds].map((id) => catalogue.productById(id)?.product));
    refreshStock([...changed].filter((product) => product !== undefined));
  };
}

/** The embedded search and navigation service, compatible with Tweakwise; see its contract for the wire. */
export function searchPlugin(app: FastifyInstance, options: SearchPluginOptions, done: () => void): void {
  const { catalogue, instanceKey, publicOrigin } = options;
  const source: ListingSource = {
    index: createSearchIndex(catalogue, options.stockOf),
    publicOrigin,
    hexOf: coloursByName(catalogue),
    redirectOf: createRedirects(catalogue.brands, options.articles),
  };
  options.onStockChange?.(stockListener(source.index));

  answerInAskedFormat(app);
  app.addHook<{ Params: { key?: string } }>('onRequest', async (request, reply) => {
    reply.headers({
      'twn-request-id': randomBytes(16).toString('hex'),
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'twn-request-id',
    });
    const { key } = request.params;
    if (key !== undefined && key !== instanceKey)
      await reply.code(401).send({ message: 'Unknown instance key.' });
  });
  app.options('/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': 'content-type, instance-key, twn-source',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  );

  listingRoutes(app, source);
  facetRoutes(app, source);
  productRoutes(app, source);
  const suggest = createSuggestions(source.index);
  suggestionRoutes(app, source, suggest, instanceKey);
  autocompleteRoute(app, source, suggest);
  recommendationRoutes(app, source);
  categoryTreeRoute(app, source.index.categories);
  analyticsRoutes(app, instanceKey, options.events ?? new ReceivedEvents(), options.clock ?? Date.now);
  done();
}
