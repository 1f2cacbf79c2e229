import type { FastifyInstance } from 'fastify';
import { CACHE_REPORT_PATH, type CacheReport } from '../../debug-panel/cache-report';
import type { LiveRemotes } from '../request/live-remotes';
import type { PageCache } from '../page/page-cache';
import type { ShellDataSource } from '../vendors/shell-data';

export interface CacheReportOptions {
  pages: Pick<PageCache, 'contents'>;
  shellData: Pick<ShellDataSource, 'read' | 'loadedAt'>;
  remotes: Pick<LiveRemotes, 'current'>;
}

const ageOf = (moment: number): number => Math.round((Date.now() - moment) / 1000);

/** The key of a cached page begins with its address; the versions that made it follow. */
const addressIn = (key: string): string => {
  const { pathname, search } = new URL(key.split(' ', 1).join(''));
  return pathname + search;
};

/** GET /api/debug/caches: contents of the server's caches, for developers. */
export function cacheReport(app: FastifyInstance, { pages, shellData, remotes }: CacheReportOptions): void {
  app.get(CACHE_REPORT_PATH, async (_request, reply) => {
    const { navigation, texts } = await shellData.read();
    const { loadedAt } = shellData;
    const report: CacheReport = {
      pages: pages
        .contents()
        .map(({ key, keptAt }) => ({ address: addressIn(key), ageSeconds: ageOf(keptAt) }))
        .sort((one, other) => one.ageSeconds - other.ageSeconds),
      shell: {
        texts: texts.size,
        mainEntries: navigation.main.length,
        footerColumns: navigation.footer.length,
        ageSeconds: loadedAt === undefined ? null : ageOf(loadedAt),
      },
      remotes: [...remotes.current().remotes.values()].map(({ name, ref }) => ({
        name,
        version: ref.version,
      })),
    };
    return reply.header('cache-control', 'no-store').send(report);
  });
}
