import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { toXml } from './wire/to-xml.ts';

/** Parameters of a request; malformed escapes stay unchanged instead of failing. */
export function parametersOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1));
}

/** XML unless JSON is requested, by `format` or else by `Accept`; `Accept: *\/*` requests nothing. */
function wantsXml(request: FastifyRequest): boolean {
  const format = parametersOf(request).get('format')?.toLowerCase();
  if (format === 'json' || format === 'xml') return format === 'xml';
  return !/\bapplication\/json\b/i.test(request.headers.accept ?? '');
}

/** A request without a required parameter. */
class MissingParameter extends Error {
  override readonly name = 'MissingParameter';
}

/**
 * Refuses requests without parameters that the vendor's description marks as required. An empty value suffices.
 * Requests that pass here must pass at the real vendor too.
 * @throws MissingParameter, which becomes a 400
 */
export function requireParameters(request: FastifyRequest, ...names: readonly string[]): void {
  const sent = parametersOf(request);
  const missing = names.filter((name) => !sent.has(name));
  if (missing.length > 0) throw new MissingParameter(`Required parameter is missing: ${missing.join(', ')}.`);
}

/** Sends every response in the requested format, errors included: `{ message }`, or `<message>` in XML. */
export function answerInAskedFormat(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && wantsXml(request))
      reply.type('text/xml; charset=utf-8').serializer(toXml);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof MissingParameter ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: status >= 500 ? 'Internal server error.' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Unknown address.' }));
}
