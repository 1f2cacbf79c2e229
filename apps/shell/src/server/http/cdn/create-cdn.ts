import type { Transport } from '@weefsel/api-clients';
import type { Primary } from '@weefsel/federation/supervisor';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedStore } from '../../cache/shared-store';
import type { ServerConfig } from '../../settings/environment';
import type { LiveRemotes } from '../../request/live-remotes';
import { PageCache } from '../../page/page-cache';
import type { ShellDataSource } from '../../vendors/shell-data';
import { CdnCaching } from './cdn-caching';
import { followReleases, type DrawnVisits } from './follow-releases';
import { FrontCaches, type PurgeOutcome } from './front-caches';
import { hookRoutes } from './hooks/hook-routes';
import { KeyLog } from './key-log';
import { notingTransport } from './keys-in-answers';
import { purgesOfPrimary } from './purge-channel';
import { Purges, type Purge } from './purges';
import { FRAME_KEY, purgedBy } from './surrogate-keys';

export interface CdnOptions {
  config: ServerConfig;
  log: FastifyBaseLogger;
  transport: Transport;
  shared?: SharedStore | undefined;
  visits: DrawnVisits & { isForAll: (request: FastifyRequest) => boolean };
  remotes: Pick<LiveRemotes, 'current'>;
  primary?: Primary | undefined;
  /** Counts a purge of a cache in front. */
  purged?: (outcome: PurgeOutcome) => void;
}

/**
 * Caching of pages in this server and in the caches in front. Surrogate keys record the contents of a page until they
 * change.
 */
export async function createCdn(options: CdnOptions) {
  const { config, log, transport, shared, visits, remotes, primary, purged } = options;
  const keys = new KeyLog();
  const purges = new Purges();
  const { pageCacheSeconds, priceSeconds, redisUrl } = config;
  const pages = new PageCache(pageCacheSeconds, { shared, purges, priceSeconds });
  let frame: Pick<ShellDataSource, 'keys' | 'madeAt' | 'renew'> | undefined;
  const caching = new CdnCaching({
    config,
    pages,
    purges,
    frameMadeAt: () => frame?.madeAt ?? 0,
    isForAll: (request) => visits.isForAll(request),
  });
  const fronts = new FrontCaches(config.cachePurgeUrls, log, purged);
  const releases = followReleases(remotes, visits, (keys, how) => fronts.forget(keys, how));

  const take = (purge: Purge): void => purges.take(purge);
  const channels = [
    ...(primary ? [purgesOfPrimary(primary, take)] : []),
    ...(redisUrl ? [(await import('./purges-in-redis')).purgesInRedis(redisUrl, take, log)] : []),
  ];
  purges.onPurge((changed) => {
    pages.passByLoading();
    if (changed.includes(FRAME_KEY))
      frame?.renew().catch((err: unknown) => log.error({ err }, 'Menus and texts could not be renewed.'));
  });

  /** Purges these keys in every process of every server, and in every cache in front. */
  const forget = (changed: readonly string[]): void => {
    if (changed.length === 0) return;
    const isInFrame = purgedBy(changed).some((key) => frame?.keys.includes(key));
    const purge = { keys: isInFrame ? [...changed, FRAME_KEY] : changed, at: Date.now() };
    take(purge);
    channels.forEach(({ send }) => send(purge));
    fronts.forget(purgedBy(purge.keys));
  };
  return {
    /** Transport for vendor calls that records the surrogate keys of responses. */
    transport: notingTransport(transport, config, keys),
    keys,
    pages,
    caching,
    /** Adds cache headers to later routes. Call it after the hooks that set cookies. */
    hooks: (app: FastifyInstance): void => caching.register(app),
    /** Webhooks through which vendors report changes. */
    async routes(app: FastifyInstance, shellData: ShellDataSource): Promise<void> {
      frame = shellData;
      await hookRoutes(app, { config, forget });
    },
    stop(): void {
      releases.stop();
      fronts.stop();
      channels.forEach(({ stop }) => stop());
    },
  };
}
