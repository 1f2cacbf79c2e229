import { ConfigurationError } from '../http/errors';
import { createHttp, type Http } from '../http/create-http';
import { lazyAxios } from '../http/lazy-axios';
import type { Transport } from '../http/transport';
import type { ReportFlaw } from '../wire/flaw';
import { toCommerceError } from './commerce-error';
import { sessionTransport } from './session-transport';
import type { TokenStorage } from './token-storage';

export interface CommerceConfig {
  /** Store API base address, ending in `/store-api`. */
  endpoint: string;
  /** Sales-channel access key. */
  accessToken: string;
  tokens: TokenStorage;
  /** 32 lower-case hex characters; without it the session's own language. */
  languageId?: string;
  transport?: Transport;
  report?: ReportFlaw | undefined;
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
