import { lazyAxios } from '@weefsel/api-clients';
import { VisitCounts } from '@weefsel/federation/canary';
import { keysDir, platformToken } from '@weefsel/federation/release';
import type { Snapshot } from '@weefsel/federation/server';
import type { TrustedKeys } from '@weefsel/federation/composition';
import type { Store } from '@weefsel/federation/store';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { PurgeOutcome } from '../../http/cdn/front-caches';
import type { ServerConfig } from '../../settings/environment';
import type { LiveRemotes } from '../../request/live-remotes';
import type { PageCache } from '../../page/page-cache';
import { scriptInventory } from '../../render/script-inventory';
import type { Violation } from '../../http/security/read-violations';
import { isSecure } from '../../request/session/session-cookie';
import type { ShellAssets } from '../../render/shell-assets';
import { beaconRoute } from './beacon-route';
import { CanaryVisits } from './canary-visits';
import { CanaryWatch } from './canary-watch';
import { addCounts, NotCounted, readOwn, type Counts } from './counts';
import { countsByKey } from './counts-by-key';
import { FaultList } from './fault-list';
import { KnownNames } from './known-names';
import { createMeasures, measureNotServed, measureQuarantine, measureReleases } from './measures';
import { platformFacts, type PlatformFacts } from './platform-facts';
import { platformRoutes } from './platform-routes';
import { measureRequests } from './request-measures';
import { measuredTransport } from './vendor-measures';

/** This violation is also reported by the page itself, and counted there. */
const TOLD_TWICE = 'code-not-taken';

interface PlatformSources {
  pages: Pick<PageCache, 'contents' | 'uses'>;
  store: Pick<Store, 'files' | 'pointers'>;
  keys: TrustedKeys;
  /** The counts of all processes of this server, if there are several. */
  ofAll?: (() => Promise<Counts>) | undefined;
  assets: ShellAssets;
}

const faultsIn = (counted: () => Promise<Counts>): Promise<PlatformFacts['faults']> =>
  counted().then(
    ({ faults }) => faults,
    (error: unknown) => {
      if (error instanceof NotCounted) return error.message;
      throw error;
    },
  );

/** Metrics of a server, and of its releases in browsers. */
export function createPlatform(
  config: ServerConfig,
  remotes: Pick<LiveRemotes, 'current' | 'hold' | 'isServable' | 'keptOut'>,
  { pointers }: Pick<Store, 'pointers'>,
  log: FastifyBaseLogger,
) {
  const measures = createMeasures();
  const faults = new FaultList();
  const name = randomUUID();
  const counts = new VisitCounts(name);
  const canary = new CanaryWatch(pointers, remotes, log);
  const visits = new CanaryVisits(canary, counts, isSecure(config.shopOrigin));
  const shown = (): Snapshot[] => {
    const { snapshot } = canary.current() ?? {};
    return [remotes.current(), ...(snapshot ? [snapshot] : [])];
  };
  const names = new KnownNames(shown);
  measureReleases(measures, shown);
  measureNotServed(measures, () => remotes.current());
  measureQuarantine(measures, () => remotes.keptOut());
  const own = async () =>
    readOwn({
      metrics: await measures.values(),
      visits: counts.toJSON(),
      faults: faults.toJSON(),
    });
  return {
    own,

    visits,

    /** Resolves once a running canary is loaded, or cannot be. */
    start: () => canary.start(),

    /** Measures routes registered later. Register it after cookie parsing. */
    hooks(app: FastifyInstance): void {
      visits.register(app);
      measureRequests(app, measures, names, faults);
      app.addHook('onClose', async () => canary.stop());
    },

    async routes(
      app: FastifyInstance,
      { pages, store, keys, ofAll, assets }: PlatformSources,
    ): Promise<void> {
      const kept = { name: 'pages_kept', help: 'Pages in memory' };
      measures.gauge(kept, (gauge) => gauge.set(pages.contents().length));
      measures.countedFrom('page_reads', 'Where pages came from since the start', () => pages.uses);
      await beaconRoute(app, { measures, names, faults, visits });
      const counted = ofAll ?? (async () => addCounts(name, [await own()]));
      const token = platformToken(keysDir(config.dataDir), config.platformToken);
      platformRoutes(app, {
        access: { token, isOpen: config.demoControls },
        byKey: countsByKey({ store, keys }),
        counted,
        scripts: (pathname) => scriptInventory(pathname, remotes.current(), { config, assets }),
        facts: platformFacts({ store, keys, shown, faults: () => faultsIn(counted) }),
      });
    },

    /** Counts a policy violation like an error on a page. */
    refused({ violation, release = '', rule = '', from = '' }: Violation): void {
      if (violation === TOLD_TWICE) return;
      const fault = { kind: 'refused', release: names.release(release), composition: names.composition('') };
      measures.faults.inc(fault);
      faults.add({ ...fault, name: rule || violation, from });
    },

    /** Counts a purge of a cache in front. */
    purged: (outcome: PurgeOutcome): void => measures.purges.inc({ outcome }),

    /** Measured transport for vendor calls. */
    transport: measuredTransport(lazyAxios, config, measures),
  };
}
