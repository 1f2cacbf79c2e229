import fastifyStatic from '@fastify/static';
import { PublishedAssets } from '@weefsel/federation/server';
import { isStorePath, type Store } from '@weefsel/federation/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../settings/environment';
import { TEXT_POLICY } from './security/content-policy';

const FOREVER = 'public, max-age=31536000, immutable';

/** A file named by its content: it is the same on every server, whatever its build. */
const NAMED_BY_CONTENT = /^[\w.-]+(\/[\w.-]+)*\.[0-9a-f]{8}\.[\w.]+$/;

/** Headers for documents, or of one request: they would be larger than a small file. */
const NOT_OF_FILES = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
] as const;

/** Files that browsers show as text at most. */
const AS_TEXT = /\.(js|css|woff2)(\.(br|gz))?$/;

/** Not public: server bundles, source maps, types, recorded answers, bills of materials, unfinished releases. */
const isPublic = (path: string): boolean =>
  !/(\.(cjs|map)|\/(types|answers|sbom\.cdx)\.json)(\.(br|gz))?$|\/\./.test(path);

/** Pages of another origin may load files of remotes: a development server's. */
const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Fetches a file from the store; false after a 503 that asks to come back. */
async function isBrought(bring: Store['bring'], file: string, request: FastifyRequest, reply: FastifyReply) {
  try {
    await bring(file);
    return true;
  } catch (err) {
    request.log.error({ err, file }, 'A file cannot be fetched from the release store.');
    await reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .type('text/plain')
      .send('Service Unavailable');
    return false;
  }
}

/**
 * Serves the files of all builds of the shell and of the published remotes; their addresses name their content. Missing
 * files are never cached: they may be published a moment later.
 */
export async function staticFiles(
  app: FastifyInstance,
  { buildDir }: Pick<ServerConfig, 'buildDir'>,
  store: Pick<Store, 'files' | 'folder' | 'bring'>,
): Promise<void> {
  const browserDir = join(buildDir, 'browser');
  // A development build replaces its files while the server runs.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const published = new PublishedAssets(store.files, app.log);
  await app.register(fastifyStatic, {
    root: browserDir,
    serve: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    // Addresses name content, and a file's tag would differ by server.
    etag: false,
    acceptRanges: false,
    index: false,
    // Debuggers read the maps of a development build.
    allowedPath: (path) => isPublic(path) || (isDevelopment && path.endsWith('.map')),
    setHeaders: (reply, path) => {
      NOT_OF_FILES.forEach((name) => reply.removeHeader(name));
      if (AS_TEXT.test(path)) reply.header('content-security-policy', TEXT_POLICY);
      reply.header('cache-control', FOREVER);
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = request.params['*'];
    if (isDevelopment) return reply.sendFile(file, browserDir);
    if (!NAMED_BY_CONTENT.test(file) || !isPublic(file)) return reply.callNotFound();
    // This build's own file may be gone after a rebuild.
    if (existsSync(join(browserDir, file))) return reply.sendFile(file, browserDir);
    const path = await published.pathOf(file);
    if (!path) return reply.callNotFound();
    if (!(await isBrought(store.bring, path, request, reply))) return reply;
    return reply.sendFile(path, store.folder);
  });
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const file = `remotes/${request.params['*']}`;
    if (!isPublic(file) || !isStorePath(file)) return reply.callNotFound();
    if (!(await isBrought(store.bring, file, request, reply))) return reply;
    return reply.headers(FOR_ANY_ORIGIN).sendFile(file, store.folder);
  });
}
