import type { FastifyInstance, FastifyReply } from 'fastify';

/** Responds with an error in the Store API's format, so that pages can parse it. */
export const refuse = (reply: FastifyReply, status: number, code: string, detail: string): FastifyReply =>
  reply.code(status).send({ errors: [{ status: String(status), code, title: code, detail }] });

/**
 * Sends errors of the server itself in that format, e.g. a body that is too long. Unexpected causes are only logged.
 */
export function answeredInForm(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500, message } = error;
    reply.header('cache-control', 'no-store');
    if (statusCode >= 400 && statusCode < 500)
      return refuse(reply, statusCode, 'SHOP__NOT_PASSED_ON', message);
    request.log.error({ err: error, href: request.url }, 'A shopper’s call could not be answered.');
    return refuse(reply, 503, 'SHOP__NOT_PASSED_ON', 'Service Unavailable');
  });
}
