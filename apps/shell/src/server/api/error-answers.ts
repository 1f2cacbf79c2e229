import type { FastifyInstance } from 'fastify';

/** Programs are told in JSON what they asked wrong; what nobody foresaw is logged with its cause and told without it. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send({ statusCode, message });
    request.log.error({ err: error, href: request.url }, 'A call could not be answered.');
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .send({ statusCode: 503, message: 'Service Unavailable' });
  });
}
