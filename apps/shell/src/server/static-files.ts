import fastifyStatic from '@fastify/static';
import type { Store } from '@weefsel/federation/store';
import { isStorePath } from '@weefsel/federation/store';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** What is published beside the browser's files and is nobody else's: server bundles, source maps, types, recorded answers, unfinished releases. */
const isPublic = (path: string): boolean =>
  !/(\.(cjs|map)|\/(types|answers)\.json)(\.(br|gz))?$|\/\./.test(path);

/** Files of remotes may be loaded by pages of another origin: a development server's. */
const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** A compressed form that cannot be had is none. */
const bringWithForms = ({ bring }: Pick<Store, 'bring'>, file: string): Promise<unknown> =>
  Promise.all([bring(file), ...['.br', '.gz'].map((form) => bring(file + form).catch(() => undefined))]);

function bare(reply: FastifyReply): FastifyReply {
  OF_DOCUMENTS.forEach((name) => reply.removeHeader(name));
  return reply;
}

/**
 * Serves the shell's own files and the published remotes; both carry their content or version in their address. What is
 * not there, e.g. a file of a build that this server does not have yet, is never kept as missing.
 */
export async function staticFiles(
  app: FastifyInstance,
  { buildDir, dataDir }: ServerConfig,
  store: Pick<Store, 'folder' | 'bring'>,
): Promise<void> {
  const browserDir = join(buildDir, 'browser');
  // While the shell is being developed its files are built anew under a running server.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folderOf = isDevelopment ? () => browserDir : keepBuild(browserDir, dataDir).folderOf;
  await app.register(fastifyStatic, {
    root: browserDir,
    serve: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    index: false,
    allowedPath: isPublic,
    setHeaders: (reply) => void bare(reply).header('cache-control', FOREVER),
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    const folder = isDevelopment || NAMED_BY_CONTENT.test(file) ? folderOf(file) : undefined;
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder);
  });
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const file = `remotes/${request.params['*']}`;
    if (!isPublic(file) || !isStorePath(file)) return reply.callNotFound();
    await bringWithForms(store, file);
    return reply.headers(FOR_ANY_ORIGIN).sendFile(file, store.folder);
  });
}
