import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadImageParameter } from './image-parameters.ts';
import type { Picture, Pictures } from './pictures.ts';
import { RenderQueueFull } from './render-queue.ts';

export interface ImagesPluginOptions {
  pictures: Pictures;
}

const text = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message);

async function sendPicture(picture: Picture, request: FastifyRequest, reply: FastifyReply) {
  const bytes = request.headers['if-none-match'] === picture.etag ? undefined : await picture.read('shopper');
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('etag', picture.etag);
  if (picture.variesByAccept) reply.header('vary', 'accept');
  return bytes ? reply.type(picture.contentType).send(bytes) : reply.code(304).send();
}

/** Serves the pictures of both vendors: the content service's image addresses and the commerce backend's media. */
export async function imagesPlugin(app: FastifyInstance, { pictures }: ImagesPluginOptions): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof BadImageParameter) return text(reply, 400, error.message);
    if (error instanceof RenderQueueFull) return text(reply.header('retry-after', '2'), 503, error.message);
    request.log.error(error, 'A picture could not be drawn');
    return text(reply, 500, 'Internal Server Error');
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const picture = pictures.find(request.url, request.headers.accept);
    return picture ? sendPicture(picture, request, reply) : text(reply, 404, 'Not Found');
  };
  app.get('/content/images/*', answer);
  app.get('/media/*', answer);
}
