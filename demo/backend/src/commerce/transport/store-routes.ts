import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Html } from '../../markup/html.ts';
import type { SessionRow } from '../../database/rows.ts';
import { isOwnCall, stockAnswer, stockCriteria } from '../stock-shopware.ts';
import { Answer } from './answer.ts';
import { stripTo } from './includes.ts';
import { asObject, type JsonObject } from './json-body.ts';
import { criteriaInQuery } from './query-criteria.ts';

/** A request, prepared for the operations. */
export interface StoreCall {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Body of a POST, or the criteria in the query of a GET. */
  body: JsonObject;
  /** Session of the caller. An operation that changes it stores the new one here. */
  session: SessionRow;
  /** True when the client wants the addresses of all entities. */
  seoUrls: boolean;
  /** True when the client sent a session token. */
  hasToken: boolean;
  /** IP address of the client. */
  ip: string;
  /** Media types that the client accepts. */
  accept: string;
}

/** Handler of a call. `undefined` becomes a 204 without a body, markup a page. */
export type Operation = (call: StoreCall) => unknown;

const CALL = 'storeCall';

function readCall(request: FastifyRequest, session: SessionRow): StoreCall {
  const query = { ...asObject(request.query) } as Record<string, string>;
  return {
    params: asObject(request.params) as Record<string, string>,
    query,
    body: request.method === 'GET' ? criteriaInQuery(query) : asObject(request.body),
    session,
    seoUrls: request.headers['sw-include-seo-urls'] !== undefined,
    hasToken: Boolean(request.headers['sw-context-token']),
    ip: request.ip,
    accept: request.headers.accept ?? '',
  };
}

/** Registers operations under their addresses and sends their results. */
export class StoreRoutes {
  readonly #app: FastifyInstance;
  readonly #openSession: (token: string | undefined) => SessionRow;
  readonly #known: { path: string; pattern: RegExp; method: string }[] = [];
  readonly #isStock: boolean;

  /** @param isStock true without the shop's own plugin */
  constructor(
    app: FastifyInstance,
    openSession: (token: string | undefined) => SessionRow,
    { isStock = false } = {},
  ) {
    this.#app = app;
    this.#isStock = isStock;
    this.#openSession = openSession;
    app.decorateRequest(CALL);
    app.addHook('onRequest', async (request) => {
      const token = request.headers['sw-context-token'];
      // Opened before the body is read, so that a rejected request echoes its token too.
      request.setDecorator(CALL, {
        session: this.#openSession(typeof token === 'string' ? token : undefined),
      });
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const token = request.getDecorator<{ session: SessionRow } | undefined>(CALL)?.session.token;
      if (token) reply.header('sw-context-token', token);
      return payload;
    });
  }

  /** Registers a read: POST with criteria in the body, or GET with criteria in the query. */
  read(path: string, operation: Operation): void {
    this.on('GET', path, operation);
    this.on('POST', path, operation);
  }

  on(method: HTTPMethods, path: string, operation: Operation): void {
    if (this.#isStock && isOwnCall(path)) return;
    const pattern = path.replace(/:\w+/g, '[^/]+');
    this.#known.push({
      path,
      pattern: new RegExp(`^${this.#app.prefix}${pattern}/?$`),
      method: String(method),
    });
    this.#app.route({
      method,
      url: path,
      handler: (request, reply) => this.#answer(request, reply, operation),
    });
  }

  /** Methods of an address; empty for an unknown address. */
  methodsOf(path: string): string[] {
    return this.#known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  }

  /** Every address with its methods. Parameters are in braces: `/product/{productId}`. */
  all(): { path: string; methods: string[] }[] {
    const paths = Map.groupBy(this.#known, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
    return [...paths]
      .map(([path, known]) => ({ path, methods: known.map(({ method }) => method).sort() }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply, operation: Operation): Promise<unknown> {
    const { session } = request.getDecorator<Pick<StoreCall, 'session'>>(CALL);
    const call = readCall(request, session);
    if (this.#isStock) call.body = stockCriteria(call.body);
    request.setDecorator(CALL, call);
    const result = await operation(call);
    if (result === undefined) return reply.code(204).send();
    if (result instanceof Html) return reply.type('text/html; charset=utf-8').send(result.text);
    if (result instanceof Answer) {
      reply.headers(result.headers);
      return result.isKnownTo(request.headers['if-none-match']) ? reply.code(304).send() : result.body;
    }
    return stripTo(call.body, this.#isStock ? stockAnswer(result) : result);
  }
}
