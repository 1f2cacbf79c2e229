import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooLong } from '../http/error-page';

/** Longest address that is read, in characters. */
const LONGEST_ADDRESS = 8192;

/** Methods of pages: their forms are posted to them. */
const TAKEN = ['GET', 'HEAD', 'POST'];

/** JSON, and never cached: a missing address may come with the next release. */
function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).header('cache-control', 'no-store').send({ statusCode, message });
}

const notThere = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  refuse(reply, 404, 'There is nothing at this address.');

/** Handles requests that no page, file or API serves. An unknown page path is a page itself: see `load-page.ts`. */
export function unknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.length <= LONGEST_ADDRESS) return undefined;
    const [path = '/'] = url.split('?');
    return reply.code(414).send(tooLong(path.length > LONGEST_ADDRESS ? '/' : path, reply));
  });
  app.setNotFoundHandler(notThere);
  // Before the body is read, which is not needed.
  app.all('/api/*', { onRequest: notThere }, notThere);
  const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    refuse(
      reply.header('allow', TAKEN.join(', ')),
      405,
      'A page can be read, and sent its forms, and nothing else.',
    );
  app.route({
    method: app.supportedMethods.filter((method) => !TAKEN.includes(method)),
    url: '/*',
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
}
