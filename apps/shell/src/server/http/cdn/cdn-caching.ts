import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../settings/environment';
import type { PageAnswer } from '../../page/load-page';
import { isGone, keysOf, worthKeeping, type PageCache } from '../../page/page-cache';
import type { RequestView } from '../../request/preview/request-view';
import type { Purges } from './purges';
import { compositionKey, fitting, FRAME_KEY, saysPrices } from './surrogate-keys';

type Times = Pick<
  ServerConfig,
  'cdnMaxAge' | 'cdnStaleWhileRevalidate' | 'cdnStaleIfError' | 'cdnKeysHeader' | 'priceSeconds'
>;

interface Offer {
  keys: readonly string[];
  /** Longest freshness, in seconds. */
  most: number;
  composition: string;
  /** Start of the fetch of its data, in ms since 1970. */
  madeAt: number;
}

interface CdnCachingOptions {
  config: Times;
  pages: Pick<PageCache, 'madeAt'>;
  purges: Pick<Purges, 'isOutdated'>;
  /** Start of the fetch of menus and texts, in ms since 1970; 0 while any of them is missing. */
  frameMadeAt?: () => number;
  /** False for a request that a running draw of visits has not seen: the server must see it. */
  isForAll?: (request: FastifyRequest) => boolean;
}

/** `cache-control` of a page for browsers. */
export const FOR_BROWSERS = 'no-cache';

/** In seconds. Longest caching of a missing page or a temporary redirect. */
const SHORT_SECONDS = 60;

/** True for public responses: a whole page, a not-found page, or a redirect. */
function isPublic(reply: FastifyReply): boolean {
  const { statusCode } = reply;
  if (reply.hasHeader('set-cookie')) return false;
  if (statusCode === 301 || statusCode === 302) return !reply.hasHeader('cache-control');
  return (
    (statusCode === 200 || statusCode === 304 || statusCode === 404) &&
    reply.hasHeader('etag') &&
    reply.getHeader('cache-control') === FOR_BROWSERS
  );
}

/** A redirect without keys belongs to one shopper, e.g. back from a payment. */
const isForOthers = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect'
    ? answer.keys !== undefined
    : worthKeeping(answer) && !answer.isPartial && !answer.isFlawed && !answer.lacksDetail;

const mostSeconds = (answer: PageAnswer): number =>
  isGone(answer) || (answer.kind === 'redirect' && answer.status !== 301) ? SHORT_SECONDS : Infinity;

/**
 * Sets cache lifetimes and surrogate keys of pages for caches in front of the shop. Uses headers for those caches only:
 * browsers request every document (decision 0148).
 */
export class CdnCaching {
  private readonly options: CdnCachingOptions;
  private readonly offers = new WeakMap<FastifyRequest, Offer>();

  constructor(options: CdnCachingOptions) {
    this.options = options;
  }

  /** Marks a response as a candidate for shared caches. The decision is made when it is sent. */
  offer(request: FastifyRequest, answer: PageAnswer, { snapshot, badge }: RequestView): void {
    if (this.options.config.cdnMaxAge === 0 || badge || !isForOthers(answer)) return;
    const { composition = '' } = snapshot;
    const madeAt = this.options.pages.madeAt(answer) ?? Date.now();
    this.offers.set(request, { keys: keysOf(answer), most: mostSeconds(answer), composition, madeAt });
  }

  /** Call it after the hooks that set cookies: no response with a cookie is public. */
  register(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply, payload) => {
      const offer = this.offers.get(request);
      if (offer && isPublic(reply) && this.mayBeKept(request, offer)) reply.headers(this.headersOf(offer));
      return payload;
    });
  }

  /** False for a request that a running draw of visits has not seen. */
  isForAll(request: FastifyRequest): boolean {
    return this.options.isForAll?.(request) ?? true;
  }

  private mayBeKept(request: FastifyRequest, { keys, madeAt }: Offer): boolean {
    const { purges, frameMadeAt = Date.now } = this.options;
    const framed = frameMadeAt();
    const isOld = purges.isOutdated(keys, madeAt) || purges.isOutdated([FRAME_KEY], framed);
    return this.isForAll(request) && framed > 0 && !isOld;
  }

  private headersOf({ keys, most, composition, madeAt }: Offer): Record<string, string> {
    const { cdnMaxAge, cdnStaleWhileRevalidate, cdnStaleIfError, cdnKeysHeader, priceSeconds } =
      this.options.config;
    const age = Math.ceil((Date.now() - madeAt) / 1000);
    const left = saysPrices(keys) ? Math.max(0, priceSeconds - age) : Infinity;
    const fresh = Math.min(cdnMaxAge, left, most);
    const stale = Math.min(cdnStaleWhileRevalidate, left - fresh, most);
    const inNeed = Math.min(cdnStaleIfError, most);
    const all = [...keys, FRAME_KEY, ...(composition ? [compositionKey(composition)] : [])];
    const named = fitting(all);
    return {
      'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${inNeed}`,
      [cdnKeysHeader]: named.join(cdnKeysHeader === 'cache-tag' ? ',' : ' '),
    };
  }
}
