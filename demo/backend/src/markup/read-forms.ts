import type { FastifyInstance } from 'fastify';

/** Accepts form bodies; handlers receive them as `URLSearchParams`. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
