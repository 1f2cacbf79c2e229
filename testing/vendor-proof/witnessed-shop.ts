import { openTestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { expectMatchesSchema } from './expect-matches-schema.ts';

interface Asked {
  /** Values for the names in braces of the operation's path. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type PublishedOperation = `${Method} /${string}`;

/** An in-memory shop that checks every response against the published document; keeps its session. */
export function openWitnessedShop() {
  const shop = openTestShop();
  let token: string | undefined;

  const ask = async (operation: PublishedOperation, { path = {}, query = {}, body }: Asked = {}) => {
    const [method, template = ''] = operation.split(' ') as [Method, string];
    const address = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    const search = new URLSearchParams(query).toString();
    const answer = await shop.call(method, search ? `${address}?${search}` : address, {
      token,
      body,
      headers: { 'sw-include-seo-urls': '1' },
    });
    token = answer.token;
    expectMatchesSchema(operation, answer.status, answer.json);
    return answer;
  };

  return { ...shop, ask };
}

export type WitnessedShop = ReturnType<typeof openWitnessedShop>;
