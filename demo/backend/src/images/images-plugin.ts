import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaAddress } from './media-address.ts';
import type { Picture, Pictures } from './pictures.ts';
import { BadImageParameter } from './read-parameter.ts';
import { RenderQueueFull } from './render-queue.ts';

interface ImagesPluginOptions {
  pictures: Pictures;
}

const text = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message);

/** True when the browser already has the picture. */
const isKnown = (request: FastifyRequest, etag: string) => {
  const tags = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
};

// The plain name is for old browsers; it must not contain characters that end a quoted string.
const attachment = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`;

async function sendPicture(picture: Picture, request: FastifyRequest, reply: FastifyReply) {
  const bytes = isKnown(request, picture.etag) ? undefined : await picture.read('shopper');
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', picture.etag);
  if (picture.variesByAccept) reply.header('vary', 'accept');
  if (picture.fileName !== undefined) reply.header('content-disposition', attachment(picture.fileName));
  return bytes ? reply.type(picture.contentType).send(bytes) : reply.code(304).send();
}

/** Serves the pictures of both vendors: the content service's image addresses and the commerce backend's media. */
export async function imagesPlugin(app: FastifyInstance, { pictures }: ImagesPluginOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BadImageParameter) return text(reply, 400, error.message);
    if (error instanceof RenderQueueFull) return text(reply.header('retry-after', '2'), 503, error.message);
    request.log.error(error, 'A picture could not be drawn');
    return text(reply, 500, 'Internal Server Error');
  });

  const answer = async (address: string, request: FastifyRequest, reply: FastifyReply) => {
    const picture = pictures.find(address, request.headers.accept);
    return picture ? sendPicture(picture, request, reply) : text(reply, 404, 'Not Found');
  };
  app.get('/content/images/*', (request, reply) => answer(request.url, request, reply));
  app.get('/media/*', (request, reply) => answer(mediaAddress(request.url), request, reply));
}
