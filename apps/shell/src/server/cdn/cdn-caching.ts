import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../environment';
import type { PageAnswer } from '../load-page';
import { isGone, keysOf, worthKeeping, type PageCache } from '../page-cache';
import type { Shown } from '../preview/shown-to';
import type { Purges } from './purges';
import { compositionKey, fitting, FRAME_KEY, saysPrices } from './surrogate-keys';

type Times = Pick<
  ServerConfig,
  'cdnMaxAge' | 'cdnStaleWhileRevalidate' | 'cdnStaleIfError' | 'cdnKeysHeader' | 'priceSeconds'
>;

interface Offer {
  keys: readonly string[];
  /** Longest time for it, in seconds. */
  most: number;
  composition: string;
  /** When fetching its data began, in ms since 1970. */
  madeAt: number;
}

export interface CdnCachingOptions {
  config: Times;
  pages: Pick<PageCache, 'madeAt'>;
  purges: Pick<Purges, 'isOutdated'>;
  /** When fetching menus and texts began, in ms since 1970; 0 while something of them is missing. */
  frameMadeAt?: () => number;
  /** False while lots are drawn and this request has not drawn one: the server has to see it. */
  isForAll?: (request: FastifyRequest) => boolean;
}

/** What a page's answer says to browsers. */
export const FOR_BROWSERS = 'no-cache';

/** Longest time for which it is kept that an address has no page, or leads elsewhere for now, in seconds. */
const SHORT_SECONDS = 60;

/** Headers of an answer that everybody may get: a whole page, the one that says that there is none, or where it moved. */
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

/** A move without keys is one shopper's, e.g. back from a payment. */
const isForOthers = (answer: PageAnswer): boolean =>
  answer.kind === 'redirect'
    ? answer.keys !== undefined
    : worthKeeping(answer) && !answer.isPartial && !answer.isFlawed && !answer.lacksDetail;

const mostSeconds = (answer: PageAnswer): number =>
  isGone(answer) || (answer.kind === 'redirect' && answer.status !== 301) ? SHORT_SECONDS : Infinity;

/**
 * Tells caches in front of the shop for how long they may keep a page, and what it is made of. Only in headers for them:
 * browsers ask for every document (decision 0148).
 */
export class CdnCaching {
  private readonly options: CdnCachingOptions;
  private readonly offers = new WeakMap<FastifyRequest, Offer>();

  constructor(options: CdnCachingOptions) {
    this.options = options;
  }

  /** Offers the answer to a request to shared caches; whether it may be kept is seen when it is sent. */
  offer(request: FastifyRequest, answer: PageAnswer, { snapshot, badge }: Shown): void {
    if (this.options.config.cdnMaxAge === 0 || badge || !isForOthers(answer)) return;
    const { composition = '' } = snapshot;
    const madeAt = this.options.pages.madeAt(answer) ?? Date.now();
    this.offers.set(request, { keys: keysOf(answer), most: mostSeconds(answer), composition, madeAt });
  }

  /** To be called after what sets cookies on answers: nothing with a cookie is for others. */
  register(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply, payload) => {
      const offer = this.offers.get(request);
      if (offer && isPublic(reply) && this.mayBeKept(request, offer)) reply.headers(this.headersOf(offer));
      return payload;
    });
  }

  private mayBeKept(request: FastifyRequest, { keys, madeAt }: Offer): boolean {
    const { purges, frameMadeAt = Date.now, isForAll = () => true } = this.options;
    const framed = frameMadeAt();
    const isOld = purges.isOutdated(keys, madeAt) || purges.isOutdated([FRAME_KEY], framed);
    return isForAll(request) && framed > 0 && !isOld;
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
