import type { FastifyInstance } from 'fastify';
import type { ClaimStore } from '../../cache/shared-store';
import { unsure } from '../error-page';
import { READS } from './writes';

/** Headers of a cache in front: the id of a write, and the mark of a repeated one (deploy/varnish). */
const NAME_HEADER = 'x-write-id';
const AGAIN_HEADER = 'x-write-again';
const NAME = /^[\w.-]{8,80}$/;
/** In seconds. Longer than a cache in front would retry. */
const REMEMBERED_SECONDS = 120;
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs a write once, although a cache in front may resend it to another server. The first server may have begun it, as
 * recorded in the shared store.
 * Then, or when the store cannot confirm a resent write, the shopper must check first.
 */
export function writesOnce(app: FastifyInstance, store: Pick<ClaimStore, 'claim'> | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, log, url } = request;
    const name = headers[NAME_HEADER];
    if (READS.has(method) || typeof name !== 'string' || !NAME.test(name)) return;
    const isFirst = await store?.claim(`write:${name}`, REMEMBERED_SECONDS);
    if (isFirst ?? headers[AGAIN_HEADER] === undefined) return;
    log.warn({ href: url }, 'Another server may have begun this write; it is not done again.');
    reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS });
    const isForPeople = headers.accept?.includes('text/html') ?? false;
    return reply.send(
      isForPeople
        ? unsure(request, reply)
        : { statusCode: 503, message: 'It is not known whether this was done. Look before you try again.' },
    );
  });
}
