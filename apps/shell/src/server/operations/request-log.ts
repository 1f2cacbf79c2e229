import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../settings/environment';
import { errorInLog } from './error-in-log';
import { readableLog } from './readable-log';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Removes personal data from an address: queries hold search texts and codes of mails, order paths hold codes. */
export const publicPart = (address: unknown): unknown =>
  typeof address === 'string'
    ? address.replace(/[?#].*/s, '').replace(/^(\/account\/order\/).+/, '$1…')
    : address;

/** The id of a request in all logs: from a proxy, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The server's log: only method, path, id and outcome of a request; nothing that identifies a person. */
export const loggingOptions = ({ logLevel, logFormat }: Pick<ServerConfig, 'logLevel' | 'logFormat'>) =>
  ({
    logger: {
      level: logLevel,
      ...(logFormat === 'text' && { stream: readableLog }),
      serializers: {
        err: errorInLog,
        href: publicPart,
        req: ({ method, url }) => ({ method, url: String(publicPart(url)) }),
      },
    },
    genReqId: requestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  }) satisfies FastifyServerOptions;

const isFile = (href: string) => /^\/(assets|remotes)\//.test(href);

/** Logs one line per response, and sends the request's id in it. Files, being numerous, only at debug level. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', ({ log, method, url: href }, { elapsedTime, statusCode: status }, done) => {
    const line = { method, href, status, ms: Math.round(elapsedTime) };
    if (isFile(href)) log.debug(line, 'answered');
    else log.info(line, 'answered');
    done();
  });
}
