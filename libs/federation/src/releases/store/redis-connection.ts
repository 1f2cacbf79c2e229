import { StoreAway, StoreUnusable } from './store-errors.ts';

/** Address and options of a Redis. */
export interface RedisSettings {
  /** `redis://user:password@host:port/database`, or `rediss://…` over TLS. */
  url: string;
  /** Prefix of every key, so that several shops can share one Redis. */
  prefix: string;
  /** Timeout for a connection, and for an answer, in ms. */
  timeoutMs?: number;
}

/** Loaded only with a Redis: a server without one starts without the library. */
const clientLibrary = () => import('@redis/client');

type Library = Awaited<ReturnType<typeof clientLibrary>>;
type Client = ReturnType<typeof clientOf>;

/** A connection to Redis with a timeout for every command. */
interface RedisConnection {
  /** `unknown`: message for a command that was sent and got no answer. */
  ask<T>(unknown: string, command: (client: Client) => Promise<T>): Promise<T>;
  close(): void;
}

const DEFAULT_TIMEOUT_MS = 5000;
const LONGEST_PAUSE_MS = 1000;

/** Replies that mean "not now": Redis is loading its data, has lost its master, or just became a replica. */
const NOT_NOW = /^(LOADING|MASTERDOWN|READONLY|TRYAGAIN|CLUSTERDOWN|NOREPLICAS|MISCONF|OOM|BUSY)\b/;

/** True when a command never got a connection: the client drops commands that it could not send in time. */
const wasNotSent = (error: unknown, { TimeoutError, ClientClosedError }: Library): boolean =>
  error instanceof TimeoutError || error instanceof ClientClosedError;

function clientOf({ createClient }: Library, url: string, timeoutMs: number) {
  return createClient({
    url,
    // A command that was not sent in time is dropped, so it had no effect.
    commandOptions: { timeout: timeoutMs },
    // Detects and replaces a hanging connection.
    pingInterval: timeoutMs,
    socket: {
      connectTimeout: timeoutMs,
      socketTimeout: timeoutMs * 3,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
}

/** Connects at once, and again whenever the connection is lost, until it is closed. */
export function redisConnection(settings: RedisSettings): RedisConnection {
  const { url, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const name = `The Redis of pointers at ${new URL(url).host}`;
  let trouble: Error | undefined;
  const connecting = clientLibrary().then((library) => {
    const client = clientOf(library, url, timeoutMs);
    client.on('error', (error: Error) => (trouble = error));
    client.on('ready', () => (trouble = undefined));
    client.connect().catch((error: Error) => (trouble = error));
    return { client, library };
  });

  const refused = (error: unknown, { ErrorReply }: Library): Error | undefined => {
    if (!(error instanceof ErrorReply)) return undefined;
    if (NOT_NOW.test(error.message))
      return new StoreAway(`${name} cannot do it now (${error.message}): try again.`);
    return new StoreUnusable(`${name} refuses (${error.message}): check its address, password and rights.`);
  };

  return {
    async ask(unknown, command) {
      const { client, library } = await connecting;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, timeoutMs * 1.5, new Error('no answer in time'));
      });
      try {
        return await Promise.race([command(client), late]);
      } catch (error) {
        const reason = trouble ?? (error as Error);
        const told = wasNotSent(error, library) ? '' : `${unknown} `;
        throw (
          refused(error, library) ??
          refused(trouble, library) ??
          new StoreAway(
            `${told}${name} cannot be reached (${reason.message}): try again, or check its address.`.trim(),
          )
        );
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => void connecting.then(({ client }) => client.destroy()),
  };
}
