import { MaintenanceError } from '@weefsel/api-clients';
import type { RemoteName } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import type { ServedBy, ShellProblem } from '@weefsel/federation/supervisor';
import type { FastifyInstance } from 'fastify';
import { servedByAll, servedOf } from './served-by-all';

/** True when the server is stopping: load balancers see it before the port closes. */
export interface Closing {
  announced: boolean;
}

/** Rejects when the vendor is unavailable or rejects the shop's key. */
type Question = (signal: AbortSignal) => Promise<unknown>;

export type Vendors = Readonly<Record<string, Question>>;

interface ReadinessOptions {
  current: () => Snapshot;
  /** The build of the shell that this process runs. */
  shell?: string | undefined;
  /** Reason why this build is not the one that should be live. */
  shellProblem?: () => ShellProblem | undefined;
  /** Versions served by the other processes of this server; absent in a single process. */
  processes?: () => readonly ServedBy[];
  closing?: Closing;
  /** A request to each vendor that pages need, by purpose. */
  vendors: Vendors;
}

/** Reason why a server without a primary does not run the live build. Undefined when it does. */
export function problemAlone(
  own: string | undefined,
  { shell }: Pick<Snapshot, 'shell'>,
): ShellProblem | undefined {
  if (!own || !shell || own === shell) return undefined;
  const why = `The shell@${shell} does not run here. This server is one process by itself (SERVER_PROCESSES=0): start it anew with that build.`;
  return { build: shell, why };
}

/** Reason for not being ready, beside missing remotes and vendors. */
const NOTHING_LIVE =
  'No composition is live: the release store is empty, cannot be read, or its key is not trusted. The log says which.';

/** Sentence about vendors that did not answer since the start; undefined when all did. */
function unanswered(vendors: Record<string, boolean>): string | undefined {
  const names = Object.keys(vendors).filter((name) => !vendors[name]);
  return names.length > 0
    ? `No answer since the start from: ${names.join(', ')}. Check the addresses and keys in the settings.`
    : undefined;
}

/** Longest wait for a vendor, in ms. */
const TIMEOUT_MS = 2000;
/** In ms. Requests cost the vendors work, and some cost the shop money. Successes are cached longer than failures. */
const BELIEVED_MS = { answers: 30_000, failures: 5000 };

/** True when a vendor responds. A shop in maintenance counts: its pages show that. */
const answers = (ask: Question): Promise<boolean> =>
  ask(AbortSignal.timeout(TIMEOUT_MS)).then(
    () => true,
    (error: unknown) => error instanceof MaintenanceError,
  );

/** Checks all vendors in parallel; caches the result. */
function vendorWatch(vendors: Vendors): () => Promise<Record<string, boolean>> {
  let asked: Promise<Record<string, boolean>> | undefined;
  let believedUntil = 0;
  return () => {
    if (!asked || believedUntil < Date.now()) {
      const askedAt = Date.now();
      believedUntil = askedAt + BELIEVED_MS.failures;
      const names = Object.entries(vendors);
      asked = Promise.all(names.map(async ([name, ask]) => [name, await answers(ask)] as const)).then(
        (all) => {
          if (all.every(([, isWell]) => isWell)) believedUntil = askedAt + BELIEVED_MS.answers;
          return Object.fromEntries(all);
        },
      );
    }
    return asked;
  };
}

/**
 * `/health`: the process runs. `/ready`: it may get traffic. Ready once every vendor has responded and a remote is
 * loaded, until it starts closing.
 * A missing remote, or a later vendor outage, is listed but does not affect readiness. Other pages still work, and
 * other servers would have the same problem.
 */
export function readiness(
  app: FastifyInstance,
  {
    current,
    shell,
    shellProblem = () => undefined,
    processes = () => [],
    vendors,
    closing = { announced: false },
  }: ReadinessOptions,
): void {
  const watch = vendorWatch(vendors);
  let reachedAll = false;
  app.addHook('preClose', (done) => {
    closing.announced = true;
    done();
  });

  app.get('/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      status: 'ok',
      ...servedByAll(servedOf(current(), shell), processes()),
      shellProblem: shellProblem(),
    }),
  );

  app.get('/ready', async (_request, reply) => {
    const found = await watch();
    reachedAll ||= Object.values(found).every(Boolean);
    const { remotes, amiss, composition } = current();
    const missing = amiss.filter((name) => !remotes.has(name as RemoteName));
    const open = reachedAll && remotes.size > 0 ? 'ready' : 'starting';
    const status = closing.announced ? 'closing' : open;
    const isEmpty = composition === undefined && remotes.size === 0;
    const unreached = reachedAll ? undefined : unanswered(found);
    const why = isEmpty ? NOTHING_LIVE : unreached;
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        missing,
        vendors: found,
        ...(why && { why }),
      });
  });
}
