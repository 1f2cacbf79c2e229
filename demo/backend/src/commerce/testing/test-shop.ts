import fastify from 'fastify';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { IN_MEMORY, openDatabase } from '../../database/open-database.ts';
import { Outbox } from '../../mail/outbox.ts';
import { commercePlugin } from '../commerce-plugin.ts';
import type { OrderBackOffice } from '../orders/move-order.ts';
import type { CommerceOptions } from '../shop.ts';
import { ShopSwitches } from '../shop-switches.ts';
import { SERVER_OPTIONS } from '../transport/server-options.ts';

export const ACCESS_KEY = 'SWSCTESTSHOPTESTSHOPTESTSH';

/** Assortment of the tests. */
export const catalogue = createCatalogue({ seed: 7, products: 300 });

interface Request {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';

/** Creates an in-memory commerce vendor with a clock under control of the test. */
export function openTestShop() {
  const database = openDatabase(IN_MEMORY);
  const time = { now: Date.UTC(2026, 10, 20) };
  const switches = new ShopSwitches();
  const outbox = new Outbox(database.mails, () => time.now);
  const app = fastify(SERVER_OPTIONS);
  const options: CommerceOptions = {
    accessToken: ACCESS_KEY,
    publicOrigin: 'http://pictures.test',
    storefrontOrigin: 'http://shop.test',
    clock: () => time.now,
    switches,
    startPayment: ({ method, orderNumber, returnUrl }) => ({
      url: `http://payments.test/${method}/${orderNumber}?to=${returnUrl}`,
    }),
  };
  app.register(commercePlugin, { prefix: '/store-api', catalogue, database, options });
  const backOffice: OrderBackOffice = { database, outbox, options };

  const call = async (method: Method, path: string, { body, token, headers }: Request = {}) => {
    const answer = await app.inject({
      method,
      url: `/store-api${path}`,
      headers: { 'sw-access-key': ACCESS_KEY, ...(token && { 'sw-context-token': token }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      token: String(answer.headers['sw-context-token']),
      headers: answer.headers,
      text: answer.body,
      // Responses are untyped, like a client's. A missing field shows in the expectation.
      json: answer.body === '' ? undefined : answer.json(),
    };
  };
  const close = async () => {
    await app.close();
    database.close();
  };
  return { app, call, close, database, backOffice, time, switches, outbox };
}

export type TestShop = ReturnType<typeof openTestShop>;

interface ErrorAnswer {
  status: number;
  json: { errors?: { code: string; source?: { pointer: string } }[] };
}

/** Status and error codes of a refusal; the code of a field error has its pointer appended. */
export const refusal = ({ status, json }: ErrorAnswer): [number, ...string[]] => [
  status,
  ...(json.errors ?? []).map(({ code, source }) => (source ? `${code} ${source.pointer}` : code)),
];

/** Variants in stock, in order of the assortment. */
export const inStock = catalogue.products.flatMap((product) =>
  catalogue.variantsOf(product).filter(({ initialStock }) => initialStock > 0),
);

/** The element at a position. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There are only ${list.length}.`);
  return found;
}
