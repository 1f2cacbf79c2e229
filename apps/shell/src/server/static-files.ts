import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { keepBuild } from './kept-builds';

const FOREVER = 'public, max-age=31536000, immutable';

/** A file whose name says what is in it, so that it means the same on every server, whichever build that has. */
const NAMED_BY_CONTENT = /^[\w.-]+(\/[\w.-]+)*\.[0-9a-f]{8}\.[\w.]+$/;

/** About documents alone: in front of a small file they would be most of what is sent. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const;

/** What is published beside the browser's files and is nobody else's: server bundles, source maps, unfinished releases. */
const isPublic = (path: string): boolean => !/\.(cjs|map)(\.(br|gz))?$|\/\./.test(path);

function bare(reply: FastifyReply): FastifyReply {
  OF_DOCUMENTS.forEach((name) => reply.removeHeader(name));
  return reply;
}

/**
 * Serves the shell's own files and the published remotes; both carry their content or version in their address. What is
 * not there, e.g. a file of a build that this server does not have yet, is never kept as missing.
 */
export async function staticFiles(app: FastifyInstance, { buildDir, dataDir }: ServerConfig): Promise<void> {
  const browserDir = join(buildDir, 'browser');
  const remotesDir = join(dataDir, 'remotes');
  mkdirSync(remotesDir, { recursive: true });
  const common = {
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    index: false,
    allowedPath: isPublic,
  } as const;
  // While the shell is being developed its files are built anew under a running server.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folderOf = isDevelopment ? () => browserDir : keepBuild(browserDir, dataDir).folderOf;
  await app.register(fastifyStatic, {
    ...common,
    root: browserDir,
    serve: false,
    setHeaders: (reply) => void bare(reply).header('cache-control', FOREVER),
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    const folder = isDevelopment || NAMED_BY_CONTENT.test(file) ? folderOf(file) : undefined;
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder);
  });
  await app.register(fastifyStatic, {
    ...common,
    root: remotesDir,
    prefix: '/remotes/',
    decorateReply: false,
    setHeaders: (reply, path) =>
      void bare(reply)
        .header('cache-control', path.endsWith('registry.json') ? 'no-store' : FOREVER)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin'),
  });
}
