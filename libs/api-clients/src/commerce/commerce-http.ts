import { ConfigurationError } from '../http/errors';
import { createHttp, lazyAxios, type Http, type HttpOptions } from '../http/create-http';
import type { Transport, TransportRequest, TransportResponse } from '../http/transport';
import type { BrowserSession } from './browser-session';
import { toCommerceError } from './commerce-error';
import { beginsAnother, isOfSessions, TOKEN_HEADER, tokenIn } from './session-token';
import type { TokenStorage } from './token-storage';

/** Path of a request; also handles addresses relative to the page's origin. */
const pathOf = ({ url }: TransportRequest): string => new URL(url, 'http://shop.invalid').pathname;

function adoptToken(answer: TransportResponse, tokens: TokenStorage, sent: string, path: string) {
  const token = tokenIn(answer, path);
  if (token === undefined) return;
  const kept = tokens.read();
  // The session changed concurrently, e.g. by a login in another tab. This response belongs to the old session.
  if (kept !== sent && !beginsAnother(path)) return;
  if (token !== kept) tokens.write(token, path);
}

/** Sends the session token and stores that of the response, even of a refused request. */
const withToken =
  (transport: Transport, tokens: TokenStorage): Transport =>
  async (request) => {
    const token = tokens.read();
    const answer = await transport(
      token ? { ...request, headers: { ...request.headers, [TOKEN_HEADER]: token } } : request,
    );
    adoptToken(answer, tokens, token, pathOf(request));
    return answer;
  };

/**
 * Without a session, lets one session-starting request through at a time, across all tabs. Parallel first requests
 * would each get a separate session; all but one would be lost.
 */
function oneFirst(transport: Transport, { exists, alone }: BrowserSession): Transport {
  let first: Promise<unknown> | undefined;
  return async (request) => {
    if (!isOfSessions(pathOf(request))) return transport(request);
    while (first && !exists()) await first;
    if (exists()) return transport(request);
    const answer = alone(() => transport(request));
    first = answer.catch(() => undefined).then(() => void (first = undefined));
    return answer;
  };
}

const withTokens = (transport: Transport, tokens: TokenStorage): Transport => {
  const exchange = withToken(transport, tokens);
  const session: BrowserSession = { exists: () => tokens.read() !== '', alone: (work) => work() };
  return tokens.forgetful ? exchange : oneFirst(exchange, session);
};

interface CommonConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /** Base address of the Store API, ending in `/store-api`. */
  endpoint: string;
  /** 32 lower-case hex characters. Without it the session's own language applies. */
  languageId?: string;
}

/** For callers that address the backend directly. */
interface DirectConfig extends CommonConfig {
  /** Sales-channel access key. */
  accessToken: string;
  tokens: TokenStorage;
}

/** For browsers: the shop's own server adds access key and token. */
interface BrowserConfig extends CommonConfig {
  session: BrowserSession;
}

export type CommerceConfig = DirectConfig | BrowserConfig;

/** HTTP client of the commerce backend with its headers, session and errors. Throws ConfigurationError. */
export function createCommerceHttp(config: CommerceConfig): Http {
  const { endpoint, languageId, transport = lazyAxios, report } = config;
  const isDirect = 'tokens' in config;
  if (!endpoint || (isDirect && !config.accessToken)) {
    throw new ConfigurationError('Make sure that endpoint and accessToken are settled in the configuration');
  }
  return createHttp({
    baseUrl: endpoint,
    headers: {
      ...(isDirect && { 'sw-access-key': config.accessToken }),
      'sw-include-seo-urls': 'true',
      ...(languageId && { 'sw-language-id': languageId }),
    },
    transport: isDirect ? withTokens(transport, config.tokens) : oneFirst(transport, config.session),
    toError: toCommerceError,
    report,
  });
}
