import { REMOTE_NAMES } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance } from 'fastify';

export interface ReadinessOptions {
  current: () => Snapshot;
  /** Addresses of the vendors that pages are made from, by what they are for. */
  vendors: Record<string, string>;
}

/** Longest wait for a vendor, and for how long its answer is believed, in ms. */
const PATIENCE_MS = 2000;
const BELIEVED_MS = 5000;

/** Whatever it answers, it is there. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );

/** Asks all vendors at once, and at most once in a while. */
function vendorWatch(vendors: Record<string, string>): () => Promise<Record<string, boolean>> {
  let asked: Promise<Record<string, boolean>> | undefined;
  let believedUntil = 0;
  return () => {
    if (!asked || believedUntil < Date.now()) {
      believedUntil = Date.now() + BELIEVED_MS;
      const names = Object.entries(vendors);
      asked = Promise.all(names.map(async ([name, at]) => [name, await isThere(at)] as const)).then(
        Object.fromEntries,
      );
    }
    return asked;
  };
}

/**
 * `/health`: the process runs. `/ready`: send it shoppers. It is ready once every remote is loaded and every vendor
 * was reached, until it closes; a vendor that goes away later is named but takes no server out, because pages that are
 * known are still answered.
 */
export function readiness(app: FastifyInstance, { current, vendors }: ReadinessOptions): void {
  const watch = vendorWatch(vendors);
  let closing = false;
  let reachedAll = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });

  const versions = () =>
    Object.fromEntries([...current().remotes].map(([name, { ref }]) => [name, ref.version]));

  app.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', remotes: versions() }),
  );

  app.get('/ready', async (_request, reply) => {
    const found = await watch();
    reachedAll ||= Object.values(found).every(Boolean);
    const missing = REMOTE_NAMES.filter((name) => !current().remotes.has(name));
    const ready = !closing && reachedAll && !missing.length;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: closing ? 'closing' : ready ? 'ready' : 'starting', missing, vendors: found });
  });
}
