import { narrowed } from '@weefsel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CdnCaching } from '../http/cdn/cdn-caching';
import { compositionKey } from '../http/cdn/surrogate-keys';
import type { PageAnswer } from '../page/load-page';
import type { PageSource } from '../page/page-source';
import type { RequestView } from '../request/preview/request-view';
import type { ServerConfig } from '../settings/environment';

/** Request header of a cache in front (`deploy/varnish`) that follows `x-page-address`. */
const REQUEST = 'x-narrow';

/** Path and query with only the parameters that the page reads: its one key in a cache. */
const RESPONSE = 'x-page-address';

export interface SharedAddressOptions {
  source: Pick<PageSource, 'narrow'>;
  cdn: Pick<CdnCaching, 'isForAll'>;
  config: Pick<ServerConfig, 'cdnMaxAge' | 'cdnKeysHeader'>;
}

/**
 * Directs a cache in front to the address that a response shares with others. Undefined when the requested address is
 * that one, and for all other clients. Private: any other cache would keep an empty page.
 */
export async function sendSharedAddress(
  { source, config, cdn }: SharedAddressOptions,
  url: URL,
  answer: PageAnswer,
  { snapshot }: RequestView,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const isAsked = config.cdnMaxAge > 0 && request.headers[REQUEST] !== undefined;
  if (!isAsked || url.search === '' || !cdn.isForAll(request)) return undefined;
  const narrow = await source.narrow(url, snapshot);
  // A path without a page redirects by itself; the cache requests the target with all parameters.
  const search = narrow?.search ?? (answer.kind === 'redirect' ? '' : url.search);
  // Another spelling, such as %20 for +, is no other page.
  if (search === narrowed(url, ['*']).search) return undefined;
  const [path = ''] = request.url.split('?', 1);
  const { composition } = snapshot;
  return reply
    .code(204)
    .headers({
      'cache-control': 'private, no-store',
      [RESPONSE]: path + search,
      ...(composition && { [config.cdnKeysHeader]: compositionKey(composition) }),
    })
    .send();
}
