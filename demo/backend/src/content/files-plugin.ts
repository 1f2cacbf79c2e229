import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { fileAssets, fileName } from './file-assets.ts';

interface FilesPluginOptions {
  projectId: string;
  dataset: string;
}

interface FileAddress {
  Params: { project: string; dataset: string; file: string };
  Querystring: { dl?: string };
}

const FOLDER = resolve('demo/backend/assets/films');
const assets = new Map(fileAssets.map((asset) => [fileName(asset), asset]));

/** File name for saving in a browser: no quotes, paths or line ends. */
const asFileName = (name: string) => name.replace(/[^\w.-]/g, '_');

/** Serves the content vendor's files, whole or by byte range, at the vendor's addresses. */
export async function filesPlugin(app: FastifyInstance, store: FilesPluginOptions): Promise<void> {
  await app.register(fastifyStatic, { root: FOLDER, serve: false });
  app.get<FileAddress>('/content/files/:project/:dataset/:file', (request, reply) => {
    const { project, dataset, file } = request.params;
    const asset = project === store.projectId && dataset === store.dataset ? assets.get(file) : undefined;
    reply.header('access-control-allow-origin', '*');
    if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found');
    const { dl } = request.query;
    if (dl !== undefined) {
      const name = asFileName(dl || asset.originalFilename);
      reply.header('content-disposition', `attachment; filename="${name}"`);
    }
    return reply.sendFile(asset.originalFilename, { maxAge: '365d', immutable: true });
  });
}
