import { createAPIClient } from '@shopware/api-client';
import { ACCESS_KEY } from '../../demo/backend/src/commerce/testing/test-shop.ts';

/** The vendor's client as in a browser, with every session token that it took over. */
export function connect(origin: string, contextToken?: string) {
  const client = createAPIClient({
    baseURL: `${origin}/store-api`,
    accessToken: ACCESS_KEY,
    ...(contextToken && { contextToken }),
    defaultHeaders: { 'sw-include-seo-urls': 'true' },
  });
  const tokens: string[] = [];
  client.hook('onContextChanged', (token) => {
    tokens.push(token);
  });
  return { client, tokens };
}

export type Client = ReturnType<typeof connect>['client'];
