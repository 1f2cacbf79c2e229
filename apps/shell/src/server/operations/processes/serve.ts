import { fixGlobals, freezeBuiltIns } from '@weefsel/federation/server';
import { beWatched, primaryOf, heartbeat, type Watched } from '@weefsel/federation/supervisor';
import { enableStaticRendering } from '@weefsel/stores';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createServer } from '../../create-server';
import type { ServerConfig } from '../../settings/environment';
import { consoleToLog } from '../console-to-log';
import { processGuard } from '../process-guard';
import { DEADLINE_MS, drain, endConnections, shutDown, STOPPED, STOPPING } from '../shut-down';
import { measureProcess } from '../platform/measures';
import { releaseIn } from '../../render/shell-assets';
import { handedConnections } from './handed-connections';
import { logStart } from './log-start';
import { slowStart } from './slow-start';

/** In ms. How long a replaced process waits for another request per connection, to respond with `close`. */
const LINGER_MS = 5000;

/** In ms. How long an ending server waits for requests in transit on idle connections. */
const LAST_MOMENT_MS = 500;

type EndStart = (error: unknown) => void;

/** Loads the remotes, after built-ins are frozen; `letIn` admits requests. */
async function open(app: FastifyInstance, endStart: EndStart, letIn: () => Promise<unknown>): Promise<void> {
  measureProcess();
  // A developer reads the console itself.
  if (process.env.NODE_ENV !== 'development') consoleToLog(console, app.log);
  const guard = processGuard(app.log, endStart);
  guard.watch(process);
  freezeBuiltIns();
  fixGlobals();
  await letIn();
  guard.serves();
  // A server is ready once it has reached its vendors. A balancer asks one of its processes only.
  void app.inject('/ready');
}

/** Serves alone, without a primary. */
export async function serveAlone(config: ServerConfig, endStart: EndStart): Promise<void> {
  enableStaticRendering(true);
  const closing = { announced: false };
  const app = await createServer(config, closing);
  endConnections(app, () => closing.announced);
  const stop = async () => {
    app.log.info(STOPPING(config));
    await drain(closing, config.drainSeconds);
    await shutDown(app);
    app.log.info(STOPPED);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await open(app, endStart, () => app.listen({ port: config.port, host: config.host }));
  process.send?.({ ready: true });
  void logStart(config, releaseIn(config.buildDir), app.log);
}

const exit = (watched: Watched, code: number): never => {
  watched.mayEnd();
  process.exit(code);
};

/** Serves connections that the primary hands over, under its watch. */
export async function serveUnderPrimary(config: ServerConfig, endStart: EndStart): Promise<void> {
  // The primary ends it; Ctrl-C in a terminal reaches all processes.
  process.on('SIGINT', () => undefined);
  const watched = beWatched(join(config.buildDir, 'server', 'watch-thread.cjs'));
  const end: EndStart = (error) => {
    watched.mayEnd();
    endStart(error);
  };
  process.once('disconnect', () => exit(watched, 1));
  enableStaticRendering(true);
  const primary = primaryOf(process);
  const closing = { announced: false };
  const app = await createServer(config, closing, primary).catch((error: unknown) => {
    watched.mayEnd();
    throw error;
  });
  const connections = handedConnections(app.server);
  const start = slowStart(app.server);
  let isLeaving = false;
  endConnections(app, () => isLeaving || closing.announced);
  app.addHook('onRequest', (_request, _reply, done) => {
    heartbeat();
    done();
  });
  // Reads only after this message. If the process hung earlier, another one would get the connection without its
  // beginning.
  const take = (connection: number, socket: Socket) =>
    primary.say({ say: 'took', connection }, () => connections.take(socket));
  const leave = async (lingerMs: number) => {
    if (isLeaving) return;
    isLeaving = true;
    primary.say({ say: 'leaving' });
    const { cut } = await connections.finish(DEADLINE_MS + lingerMs, lingerMs);
    if (cut) app.log.warn('Requests that took too long are cut off.');
    await app.close();
    exit(watched, 0);
  };
  process.once('SIGTERM', () => {
    closing.announced = true;
    void leave(LAST_MOMENT_MS);
  });
  const isTold = Promise.withResolvers<void>();
  primary.listen((message, socket) => {
    if (message.tell === 'quarantine') isTold.resolve();
    if (message.tell === 'leave') void leave(LINGER_MS);
    if (message.tell === 'connection' && socket) start.enter(() => take(message.connection, socket));
  });
  primary.say({ say: 'here' });
  // A version that just hung in another process must not be loaded here.
  await isTold.promise;
  await open(app, end, async () => app.ready());
  watched.serves();
  start.begin();
  primary.say({ say: 'serving' });
}
