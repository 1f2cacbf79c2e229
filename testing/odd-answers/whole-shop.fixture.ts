import cookie from '@fastify/cookie';
import type { Transport, TransportRequest, TransportResponse } from '@weefsel/api-clients';
import type { RemoteName } from '@weefsel/contracts';
import { enableStaticRendering } from '@weefsel/stores';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../demo/backend/src/create-backend';
import { readEnvironment as readBackendEnvironment } from '../../demo/backend/src/environment';
import { REMOTE_NAMES } from '../monolith/entries';
import { bundledRemote, snapshotOf } from '../monolith/live-remotes';
import { readEnvironment } from '../../apps/shell/src/server/settings/environment';
import { Compressor } from '../../apps/shell/src/server/http/compression';
import { errorPages } from '../../apps/shell/src/server/http/error-page';
import { fixedRemotes } from '../../apps/shell/src/server/request/fixed-remotes';
import { PageCache } from '../../apps/shell/src/server/page/page-cache';
import { pageRoutes } from '../../apps/shell/src/server/routes/page-routes';
import { PathFinder } from '../../apps/shell/src/server/request/paths/path-finder';
import { PathMemory } from '../../apps/shell/src/server/request/paths/path-memory';
import { ShellDataSource } from '../../apps/shell/src/server/vendors/shell-data';
import { tryFrame } from '../../apps/shell/src/server/render/try-frame';
import { createVendorClients } from '../../apps/shell/src/server/vendors/vendor-clients';

enableStaticRendering(true);

/** Key of a vendor request, independent of the client. */
export const questionOf = ({ method, url, body = '' }: Pick<TransportRequest, 'method' | 'url' | 'body'>) =>
  `${method} ${decodeURIComponent(url)} ${body}`;

/** The demo backend in this process. Repeats recorded answers at once. */
export class RecordedVendors {
  readonly answers = new Map<string, TransportResponse>();
  /** Questions since the last `clear()`. */
  readonly asked = new Set<string>();
  /** Alters a good answer. */
  spoil: (question: string, text: string) => string = (_question, text) => text;
  readonly #backend: FastifyInstance;

  constructor(backend: FastifyInstance) {
    this.#backend = backend;
  }

  readonly transport: Transport = async (request) => {
    const question = questionOf(request);
    this.asked.add(question);
    const answer = this.answers.get(question) ?? (await this.#ask(request));
    this.answers.set(question, answer);
    return { ...answer, text: this.spoil(question, answer.text) };
  };

  async #ask({ method, url, headers, body }: TransportRequest): Promise<TransportResponse> {
    const { pathname, search } = new URL(url);
    const answer = await this.#backend.inject({
      ...{ method, url: pathname + search, headers },
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status, body: text } = answer;
    return { status, statusText: '', headers: { 'content-type': 'application/json' }, text };
  }
}

/** Opens the vendors, and all remotes by direct import. The fault matrix, over real ports, takes seconds per case. */
export async function openVendorsAndRemotes() {
  // No request here takes a compressed page, and hundreds of them would outlast the tests.
  jest.spyOn(Compressor.prototype, 'prepare').mockReturnValue();
  const dataDir = mkdtempSync(join(tmpdir(), 'odd-answers-'));
  const backend = await createBackend(
    readBackendEnvironment({
      DATA_DIR: dataDir,
      SEED_PRODUCTS: '120',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: '0',
    }),
  );
  const remotes = new Map(
    await Promise.all(
      REMOTE_NAMES.map(async (name): Promise<[RemoteName, Awaited<ReturnType<typeof bundledRemote>>]> => [
        name,
        await bundledRemote(name),
      ]),
    ),
  );
  const snapshot = snapshotOf(remotes);
  const live = fixedRemotes(() => snapshot);
  const shells: FastifyInstance[] = [];
  const close = async () => {
    for (const app of [...shells, backend]) await app.close();
    rmSync(dataDir, { recursive: true });
  };
  return { vendors: new RecordedVendors(backend), remotes: live, shells, close };
}

export type OpenShop = Awaited<ReturnType<typeof openVendorsAndRemotes>>;

/** A newly started shell in front of these vendors; closed with them. */
export function newShell(
  { vendors, remotes, shells }: Pick<OpenShop, 'vendors' | 'remotes' | 'shells'>,
  log: (line: Record<string, unknown>) => void = () => undefined,
) {
  const config = readEnvironment({});
  const write = (line: string) => log(JSON.parse(line) as Record<string, unknown>);
  const app = fastify({ logger: { level: 'warn', stream: { write } } });
  const { clients, promises, flaws, stop } = createVendorClients(config, app.log, vendors.transport);
  const shellData = new ShellDataSource(clients, config, app.log, promises, {
    flaws,
    tryOut: (data) => tryFrame(data, clients.commerce, config),
  });
  errorPages(app);
  void app.register(cookie);
  pageRoutes(app, {
    config,
    clients,
    remotes,
    shellData,
    pages: new PageCache(config.pageCacheSeconds),
    paths: new PathFinder(new PathMemory()),
    assets: { build: 'b1', mainScript: { href: '/assets/main.js' }, css: '', pageStyles: {}, fonts: [] },
    flaws,
    limits: { answerMs: 30_000, renderMs: 2000 },
  });
  app.addHook('onClose', stop);
  shells.push(app);
  const ask = (url: string) =>
    app.inject({ url, headers: { 'user-agent': 'Chrome/156.0', host: 'shop.test' } });
  return { app, ask, shellData };
}
