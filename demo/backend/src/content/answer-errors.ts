import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AccessError } from './access.ts';
import { QueryParseError } from './query-parse-error.ts';
import { RefusedRequest } from './refused-request.ts';
import { MutationError } from './store/mutation-error.ts';

/** Sends the vendor's error, e.g. `{ statusCode: 404, error: 'Not Found', message: 'Not Found' }`. */
export const sendError = (reply: FastifyReply, status: number, message?: string) => {
  const error = STATUS_CODES[status] ?? 'Error';
  return reply.code(status).send({ statusCode: status, error, message: message ?? error });
};

/** Sends all errors in the content vendor's format. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof QueryParseError) return reply.code(400).send(error.toEnvelope());
    if (error instanceof MutationError) return reply.code(error.status).send(error.toEnvelope());
    if (error instanceof AccessError) return sendError(reply, error.status, error.message);
    if (error instanceof RefusedRequest) return sendError(reply, 400, error.message);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(reply, status);
    request.log.error(error);
    return sendError(reply, 500, 'An internal server error occurred');
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
}
