import type {} from '@fastify/cookie';
import { TimeoutError, type HttpMethod, type Transport, type TransportResponse } from '@weefsel/api-clients';
import { COOKIES } from '@weefsel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STORE_API_PATH } from '../../../store-api-path';
import { chooseOnceEncoding, compressOnce } from '../../http/compression';
import { NO_ORDERS } from '../../request/preview/no-orders';
import type { ServerConfig } from '../../settings/environment';
import type { ViewFor } from '../../request/preview/request-view';
import { keepSession, sessionOf } from '../../request/session/session-cookie';
import { answeredInForm, refuse } from './answered-in-form';
import { BROWSER_CALLS } from './browser-calls';
import { SessionChanges } from '../../request/session/session-changes';
import { withoutTokens } from './without-tokens';
import { LIMIT_MS } from '../../time-limits';

export interface StoreApiOptions {
  config: Pick<ServerConfig, 'commerceEndpoint' | 'commerceAccessToken' | 'shopOrigin'>;
  transport: Transport;
  viewFor: ViewFor;
  /** Shared with shoppers' own pages. */
  changes?: SessionChanges;
}

/** Longest forwarded response, and longest request, in bytes. */
const MOST_ANSWERED = 5_000_000;
const MOST_ASKED = 65_536;
/** Most calls per address and minute: several shoppers may share an address. */
const MOST_A_MINUTE = 3000;
/** Shorter responses are not worth compressing, in bytes. */
const WORTH_COMPRESSING = 1400;

/** Browsers retry safe calls themselves. */
const NEVER_AGAIN = { times: 0, methods: new Set<never>(), statuses: new Set<never>(), delayMs: () => 0 };

const ASKED_WITH = ['accept', 'content-type', 'sw-include-seo-urls', 'sw-language-id'];
const ANSWERED_WITH = ['content-type', 'content-disposition', 'retry-after'];

/** Query parameters in calls of pages. */
const QUERIES = ['onlyAvailable', 'skipCmsPage'];

const ORDERS = new Set(['/checkout/order', '/handle-payment']);

/** Ids of the backend, and the codes of its links. */
const isId = (part: string): boolean => /^[\w-]{1,128}$/.test(part);

const chosen = (headers: Record<string, unknown>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Throws on redirects: the backend must not send the shop's server to another host. */
function notElsewhere(answer: TransportResponse): TransportResponse {
  const { status } = answer;
  if (status >= 300 && status < 400) throw new Error(`The commerce backend leads elsewhere: ${status}.`);
  return answer;
}

/** The query for the backend: only parameters that pages use. */
function queryOf({ query }: FastifyRequest): string {
  const asked = new URLSearchParams(chosen(query as Record<string, unknown>, QUERIES));
  return asked.size > 0 ? `?${asked}` : '';
}

/**
 * The commerce backend for browsers, on the shop's own origin. Forwards calls of pages with the sales channel's key and
 * the session of the cookie. Scripts cannot read that cookie.
 */
export async function storeApi(app: FastifyInstance, options: StoreApiOptions): Promise<void> {
  const { config, transport, viewFor, changes = new SessionChanges() } = options;
  const { commerceEndpoint, commerceAccessToken, shopOrigin } = config;

  const ask = async (request: FastifyRequest, path: string, token: string) =>
    transport({
      method: request.method as HttpMethod,
      url: commerceEndpoint.replace(/\/+$/, '') + path + queryOf(request),
      headers: {
        ...chosen(request.headers, ASKED_WITH),
        'sw-access-key': commerceAccessToken,
        'x-forwarded-for': request.ip,
        ...(token && { 'sw-context-token': token }),
      },
      ...(typeof request.body === 'string' && { body: request.body }),
      timeoutMs: LIMIT_MS.storeApi,
      maxBytes: MOST_ANSWERED,
      retry: NEVER_AGAIN,
      binary: true,
      // Neither key nor token may reach another host.
      stay: true,
    }).then(notElsewhere);

  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown): void => {
    request.log.error({ err: error }, 'A shopper’s call was not answered by the commerce backend.');
    if (error instanceof TimeoutError)
      refuse(reply, 504, 'SHOP__COMMERCE_LATE', 'The commerce backend did not answer in time.');
    else refuse(reply, 502, 'SHOP__COMMERCE_AWAY', 'The commerce backend did not answer.');
  };

  const pass = async (pattern: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store');
    const ids = Object.values(request.params as Record<string, string>);
    if (!ids.every(isId))
      return refuse(reply, 404, 'SHOP__UNKNOWN_CALL', 'There is nothing at this address.');
    if (ORDERS.has(pattern) && (await viewFor(request)).noOrdersIn !== undefined)
      return refuse(reply, 403, 'SHOP__NO_ORDERS', NO_ORDERS);
    const path = pattern.replace(/:\w+/g, () => ids.shift() ?? '');
    const sent = sessionOf(request, shopOrigin);
    const answer = await ask(request, path, sent).catch((error: unknown) => {
      // A returned reply would be awaited: it resolves to nothing once sent.
      failed(request, reply, error);
    });
    if (!answer) return reply;
    const next = changes.next(sent, path, answer);
    if (next !== undefined) keepSession(reply, shopOrigin, next);
    else if (sent && !request.cookies[COOKIES.session]) keepSession(reply, shopOrigin, sent);
    reply.code(answer.status).headers(chosen(answer.headers, ANSWERED_WITH));
    const body = withoutTokens(answer, [sent, answer.headers['sw-context-token'] ?? '']);
    if (body.length < WORTH_COMPRESSING) return reply.send(body);
    return reply.send(await compressOnce(body, chooseOnceEncoding(request, reply)));
  };

  await app.register(async (scope) => {
    answeredInForm(scope);
    // Bodies of browsers are forwarded unchanged.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const call of BROWSER_CALLS) {
      const [method, pattern = ''] = call.split(' ');
      scope.route({
        method: method ?? 'GET',
        url: STORE_API_PATH + pattern,
        bodyLimit: MOST_ASKED,
        exposeHeadRoute: false,
        config: { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } },
        handler: (request, reply) => pass(pattern, request, reply),
      });
    }
    const notThere = async (_request: FastifyRequest, reply: FastifyReply) =>
      refuse(
        reply.header('cache-control', 'no-store'),
        404,
        'SHOP__UNKNOWN_CALL',
        'There is nothing at this address.',
      );
    scope.all(`${STORE_API_PATH}/*`, { onRequest: notThere }, notThere);
  });
}
