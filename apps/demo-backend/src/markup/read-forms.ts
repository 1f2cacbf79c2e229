import type { FastifyInstance } from 'fastify';

/** Takes bodies that a form of a page sends; handlers get them as `URLSearchParams`. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
