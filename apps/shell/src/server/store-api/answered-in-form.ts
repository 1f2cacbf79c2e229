import type { FastifyInstance, FastifyReply } from 'fastify';

/** An error as the Store API says it, so that pages read it like any other. */
export const refuse = (reply: FastifyReply, status: number, code: string, detail: string): FastifyReply =>
  reply.code(status).send({ errors: [{ status: String(status), code, title: code, detail }] });

/** Errors of the server itself, such as a body too long, in that form; the cause of an unforeseen one is logged alone. */
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
