import type { Transport } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { isStorePath, type Files } from '@weefsel/federation/store';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { extname, join } from 'node:path';
import { apiRoutes } from '../../routes/api/api-routes';
import { buildRoutes } from '../../routes/build-routes';
import type { ServerConfig } from '../../settings/environment';
import { errorPages } from '../../http/error-page';
import { fixedRemotes } from '../../request/fixed-remotes';
import { PageCache } from '../../page/page-cache';
import { pageRoutes } from '../../routes/page-routes';
import { PathFinder } from '../../request/paths/path-finder';
import { PathMemory } from '../../request/paths/path-memory';
import type { ViewFor } from '../../request/preview/request-view';
import { readShellAssets } from '../../render/shell-assets';
import { ShellDataSource } from '../../vendors/shell-data';
import { storeApi } from '../../routes/store-api/store-api';
import { createVendorClients } from '../../vendors/vendor-clients';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Serves files of the shell and of published remotes to local browsers, without copying. */
function stagedFiles(app: FastifyInstance, buildDir: string, files: Pick<Files, 'read'>): void {
  app.register(fastifyStatic, { root: join(buildDir, 'browser'), prefix: '/assets/' });
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const path = `remotes/${request.params['*']}`;
    const type = TYPES[extname(path)];
    const content = type && isStorePath(path) ? await files.read(path) : undefined;
    return content ? reply.type(type ?? '').send(content) : reply.callNotFound();
  });
}

export interface Answered {
  status: number;
  html: string;
  payload?: PagePayload;
  /** Errors of the request, from the log. */
  failures: readonly string[];
}

export interface Staging {
  config: ServerConfig;
  snapshot: Snapshot;
  files: Pick<Files, 'read'>;
  transport: Transport;
  /** Every request loads its page anew. */
  keepsNothing?: boolean;
}

/** In s. A freshly loaded page must not look like one from the cache. */
const KEPT_SECONDS = 60;

/** A page with a badge is never cached. */
const BADGE = '<!-- rehearsal -->';

/** A shop with these remotes and the vendors of the settings. */
export function stagedShop({ config, snapshot, files, transport, keepsNothing = false }: Staging) {
  const heard = new Set<string>();
  const write = (text: string) => {
    const { err } = JSON.parse(text) as { err?: { message?: string } };
    if (err?.message) heard.add(err.message);
  };
  const app = fastify({ logger: { level: 'error', stream: { write } } });
  const vendors = createVendorClients(config, app.log, transport);
  const { clients, commerceWith, promises, flaws, stop } = vendors;
  const shellData = new ShellDataSource(clients, config, app.log, promises, { flaws });
  const freshSeconds = keepsNothing ? 0 : KEPT_SECONDS;
  const viewFor: ViewFor = async () => ({ snapshot, ...(keepsNothing && { badge: BADGE }) });
  const remotes = fixedRemotes(() => snapshot);
  const assets = readShellAssets(config.buildDir);
  errorPages(app);
  void app.register(cookie);
  void app.register(storeApi, { config, transport, viewFor });
  stagedFiles(app, config.buildDir, files);
  app.register(apiRoutes, { clients, shellData, viewFor, freshSeconds });
  buildRoutes(app, assets, remotes);
  pageRoutes(app, {
    config,
    clients,
    commerceWith,
    remotes,
    viewFor,
    shellData,
    pages: new PageCache(freshSeconds),
    paths: new PathFinder(new PathMemory()),
    assets,
    flaws,
  });
  app.addHook('onClose', stop);
  return {
    clients,
    ask: async (url: string): Promise<Answered> => {
      heard.clear();
      const answer = await app.inject({ url, headers: { 'user-agent': 'Chrome/156.0' } });
      return { status: answer.statusCode, html: answer.body, failures: [...heard] };
    },
    /** Accepts browsers of this machine; returns its address. */
    open: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: () => app.close(),
  };
}

export type StagedShop = ReturnType<typeof stagedShop>;
