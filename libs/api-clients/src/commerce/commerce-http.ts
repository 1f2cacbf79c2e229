import { ConfigurationError } from '../http/errors';
import { createHttp, lazyAxios, type Http, type HttpOptions } from '../http/create-http';
import type { Transport, TransportResponse } from '../http/transport';
import { toCommerceError } from './commerce-error';
import type { TokenStorage } from './token-storage';

const TOKEN = 'sw-context-token';

/** Calls whose very purpose is another session. */
const BEGINS_ANOTHER = /\/account\/(login|logout|register)\b/;

function adoptToken(answer: TransportResponse, tokens: TokenStorage, sent: string, url: string) {
  const token = answer.headers[TOKEN];
  // A publicly cached answer may carry another guest's token; adopting it would log the customer out.
  if (!token || answer.headers['cache-control']?.includes('public')) return;
  const kept = tokens.read();
  // Somebody else has gone on meanwhile, such as a login in another tab; this answer is about the session before.
  if (kept !== sent && !BEGINS_ANOTHER.test(url)) return;
  if (token !== kept) tokens.write(token);
}

/**
 * Sends the session's token along and keeps the one that comes back, also from a refused request.
 * While there is no session it lets one request at a time through, in all tabs: parallel first requests would each be
 * given a session of their own, and all but one would be lost.
 */
function sessionTransport(transport: Transport, tokens: TokenStorage): Transport {
  const exchange: Transport = async (request) => {
    const token = tokens.read();
    const answer = await transport(
      token ? { ...request, headers: { ...request.headers, [TOKEN]: token } } : request,
    );
    adoptToken(answer, tokens, token, request.url);
    return answer;
  };
  if (tokens.forgetful) return exchange;

  let first: Promise<unknown> | undefined;
  return async (request) => {
    while (first && !tokens.read()) await first;
    if (tokens.read()) return exchange(request);
    const answer = tokens.alone ? tokens.alone(() => exchange(request)) : exchange(request);
    first = answer.catch(() => undefined).then(() => void (first = undefined));
    return answer;
  };
}

export interface CommerceConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Store API base address, ending in `/store-api`. */
  endpoint: string;
  /** Sales-channel access key. */
  accessToken: string;
  tokens: TokenStorage;
  /** 32 lower-case hex characters; without it the session's own language. */
  languageId?: string;
}

/** Requests to the commerce backend with its headers, its session token and its errors. Throws ConfigurationError. */
export function createCommerceHttp({
  endpoint,
  accessToken,
  tokens,
  languageId,
  transport = lazyAxios,
  report,
}: CommerceConfig): Http {
  if (!endpoint || !accessToken) {
    throw new ConfigurationError('Make sure that endpoint and accessToken are settled in the configuration');
  }
  return createHttp({
    baseUrl: endpoint,
    headers: {
      'sw-access-key': accessToken,
      'sw-include-seo-urls': 'true',
      ...(languageId && { 'sw-language-id': languageId }),
    },
    transport: sessionTransport(transport, tokens),
    toError: toCommerceError,
    report,
  });
}
