import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emptied, failure, maintenance } from './fault-answers.ts';
import type { Fault } from './fault.ts';
import type { Faults } from './faults.ts';

const hasKind = (faults: readonly Fault[], kind: Fault['kind']) =>
  faults.some((fault) => fault.kind === kind);

const isOwn = (address: string) => /^\/(__demo|health)\b/.test(address);

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).includes('json');

const cutOff = (payload: string | Buffer) => payload.slice(0, Math.floor(payload.length / 2));

/**
 * Applies all faults to the vendors registered after it; call on the root. Pre-flight requests, `/health` and the demo
 * page itself are exempt.
 */
export function meetFaults(app: FastifyInstance, faults: Faults): void {
  // Decided once per request, as faults may count requests or occur by chance.
  const metBy = new WeakMap<FastifyRequest, readonly Fault[]>();

  // Not earlier: by now vendors have set the headers without which browsers may not read a response.
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'OPTIONS' || isOwn(request.url)) return;
    const met = faults.meet(request.url);
    if (met.length === 0) return;
    metBy.set(request, met);
    const delay = Math.max(0, ...met.filter(({ kind }) => kind === 'slow').map(({ delayMs }) => delayMs));
    if (delay > 0) await sleep(delay);
    if (hasKind(met, 'dropped')) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    const refuse = met.find(({ kind }) => kind === 'failing' || kind === 'maintenance');
    if (!refuse) return;
    const [path = ''] = request.url.split('?');
    const { status, body } = refuse.kind === 'failing' ? failure(path, refuse.status) : maintenance(path);
    return reply.code(status).send(body);
  });

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const met = metBy.get(request);
    if (!met || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (hasKind(met, 'malformed')) return cutOff(payload);
    if (!hasKind(met, 'empty')) return payload;
    return isJson(reply) ? emptied(String(payload)) : '';
  });
}
