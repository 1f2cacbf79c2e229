import { COMPOSITION_TIMING } from '@weefsel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { releaseOf } from '../../request/preview/request-view';
import type { FaultList } from './fault-list';
import type { KnownNames } from './known-names';
import type { Measures } from './measures';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\/(assets|remotes|build)\//, 'file'],
  [/^\/api\//, 'api'],
  [/^\/hooks\//, 'hook'],
  [/^\/(metrics|health|ready|__platform)/, 'operations'],
];

/** Kind of response that a request expects. */
export function kindOf({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const [path = ''] = url.split('?');
  const known = KINDS.find(([pattern]) => pattern.test(path));
  if (known) return known[1];
  if (routeOptions.url !== '/*') return 'other';
  return path.endsWith('/_payload.json') ? 'payload' : 'page';
}

/** Kind of a page answered with 5xx, among the errors on pages. */
const BROKEN = 'answer';

/** Measures every response, and exposes its composition to scripts of the page. Broken pages are errors of a release. */
export function measureRequests(
  app: FastifyInstance,
  measures: Measures,
  names: KnownNames,
  faults: Pick<FaultList, 'add'>,
): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const composition = reply.getHeader('x-composition');
    if (composition) reply.header('server-timing', `${COMPOSITION_TIMING};desc="${String(composition)}"`);
    return payload;
  });
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    const { statusCode, elapsedTime } = reply;
    measures.requests.observe({ kind, status: statusCode }, elapsedTime / 1000);
    if (kind === 'page' || kind === 'payload') {
      const composition = names.composition(String(reply.getHeader('x-composition') ?? ''));
      if (statusCode === 200) measures.pageViews.inc({ kind, composition });
      if (statusCode >= 500) {
        const release = names.release(releaseOf(reply));
        measures.brokenPages.inc({ kind, composition, release });
        faults.add({ release, composition, kind: BROKEN, name: String(statusCode), from: '' });
      }
    }
    done();
  });
}
