import { ConfigurationError } from '../http/errors';
import { createHttp, type Http } from '../http/create-http';
import type { Transport, TransportResponse } from '../http/transport';
import { toCommerceError } from './commerce-error';
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
}

/** Requests to the commerce backend with its headers, its session token and its errors. Throws ConfigurationError. */
export function createCommerceHttp({
  endpoint,
  accessToken,
  tokens,
  languageId,
  transport,
}: CommerceConfig): Http {
  if (!endpoint || !accessToken) {
    throw new ConfigurationError('Make sure that endpoint and accessToken are settled in the configuration');
  }
  const headers = (): Record<string, string> => {
    const token = tokens.read();
    return {
      'sw-access-key': accessToken,
      'sw-include-seo-urls': 'true',
      ...(token && { 'sw-context-token': token }),
      ...(languageId && { 'sw-language-id': languageId }),
    };
  };
  const adoptToken = (answer: TransportResponse) => {
    const token = answer.headers['sw-context-token'];
    // A publicly cached answer may carry another guest's token; adopting it would log the customer out.
    if (!token || answer.headers['cache-control']?.includes('public')) return;
    if (token !== tokens.read()) tokens.write(token);
  };
  return createHttp({
    baseUrl: endpoint,
    headers,
    onAnswer: adoptToken,
    toError: toCommerceError,
    ...(transport && { transport }),
  });
}
