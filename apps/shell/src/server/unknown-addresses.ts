import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooLong } from './error-page';

/** Longest address that is read, in characters. */
const LONGEST_ADDRESS = 8192;

/** What pages can be asked with: a form of theirs is sent to them. */
const TAKEN = ['GET', 'HEAD', 'POST'];

/** Plain text, and never cached: what is missing now may come with the next release. */
function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).header('cache-control', 'no-store').send({ statusCode, message });
}

const notThere = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  refuse(reply, 404, 'There is nothing at this address.');

/** Answers what no page, file or API does. An unknown page path is a page of its own: see `load-page.ts`. */
export function unknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.length <= LONGEST_ADDRESS) return undefined;
    const [path = '/'] = url.split('?');
    return reply.code(414).send(tooLong(path.length > LONGEST_ADDRESS ? '/' : path, reply));
  });
  app.setNotFoundHandler(notThere);
  // Before the body is read: nobody needs it.
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
