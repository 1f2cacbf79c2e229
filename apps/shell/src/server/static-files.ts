import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './environment';
import { keepBuild } from './kept-builds';

const FOREVER = 'public, max-age=31536000, immutable';

/** About documents alone: in front of a small file they would be most of what is sent. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
] as const;

function bare(reply: FastifyReply): FastifyReply {
  OF_DOCUMENTS.forEach((name) => reply.removeHeader(name));
  return reply;
}

/** Serves the shell's own files and the published remotes; both carry their content or version in their address. */
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
  } as const;
  await app.register(fastifyStatic, {
    ...common,
    // While the shell is being developed its files are built anew under a running server.
    root: process.env.NODE_ENV === 'development' ? browserDir : keepBuild(browserDir, dataDir),
    prefix: '/assets/',
    setHeaders: (reply) => void bare(reply).header('cache-control', FOREVER),
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
