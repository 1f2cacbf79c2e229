import fastifyStatic from '@fastify/static';
import type { Files } from '@weefsel/federation/store';
import { isStorePath } from '@weefsel/federation/store';
import type { FastifyInstance } from 'fastify';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Lets a browser on this machine have the shell's files, and those of published remotes; nothing is copied or kept. */
export function stagedFiles(app: FastifyInstance, buildDir: string, files: Pick<Files, 'read'>): void {
  app.register(fastifyStatic, { root: join(buildDir, 'browser'), prefix: '/assets/' });
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const path = `remotes/${request.params['*']}`;
    const type = TYPES[extname(path)];
    const content = type && isStorePath(path) ? await files.read(path) : undefined;
    return content ? reply.type(type ?? '').send(content) : reply.callNotFound();
  });
}
