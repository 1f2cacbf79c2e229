import * as v from 'valibot';
import type { Socket } from 'node:net';

/**
 * Version of the messages between primary and processes, possibly of different builds of the shell.
 * Increase it with every changed or new message.
 */
export const MESSAGES_VERSION = 3;

const servedSchema = v.object({
  /** Build of the shell that it runs. */
  shell: v.exactOptional(v.optional(v.string())),
  composition: v.exactOptional(v.optional(v.string())),
  /** Remotes that are not loaded in the version of the composition. */
  amiss: v.array(v.string()),
  /** Version of each remote. */
  remotes: v.record(v.string(), v.string()),
});

/** Versions with which a serving process answers requests. */
export type Served = v.InferOutput<typeof servedSchema>;

/** Versions served by one of several processes. */
export interface ServedBy extends Served {
  pid: number;
}

/** Reason why the intended live build of the shell does not run here. */
export interface ShellProblem {
  build: string;
  why: string;
}

const workerMessageSchema = v.variant('say', [
  /** It can receive messages now. */
  v.object({ say: v.literal('here') }),
  v.object({ say: v.literal('serving') }),
  v.object({ say: v.literal('took'), connection: v.number() }),
  v.object({ say: v.literal('served'), served: servedSchema }),
  /** Its counts since it began; with `ask` it requests the counts of all. */
  v.object({ say: v.literal('counted'), counts: v.unknown(), ask: v.exactOptional(v.number()) }),
  /** Data of pages has changed: all processes of this server must be notified. */
  v.object({ say: v.literal('purge'), purge: v.unknown() }),
  /** It takes no more connections. */
  v.object({ say: v.literal('leaving') }),
]);

/** Messages of a serving process to its primary. */
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** Parses a message of a serving process; undefined for any other. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  const parsed = v.safeParse(workerMessageSchema, message);
  return parsed.success ? parsed.output : undefined;
}

/** Messages of a primary to its serving processes; a `connection` comes with its socket. */
export type PrimaryMessage =
  | { tell: 'quarantine'; releases: string[] }
  | { tell: 'connection'; connection: number }
  /** The whole server is about to end. */
  | { tell: 'closing' }
  | { tell: 'served'; processes: ServedBy[] }
  /** The last counts of each process, and of the ended ones. */
  | { tell: 'counts'; ask: number; server: string; counts: unknown[] }
  /** The message of one of the processes, unchanged. */
  | { tell: 'purge'; purge: unknown }
  /** Another serves in its place. */
  | { tell: 'leave' }
  | { tell: 'shell-problem'; problem: ShellProblem | undefined };

/** The primary, from a serving process's perspective. */
export interface Primary {
  /** `onSaid` is called when the message was sent or failed, even if this process then ends. */
  say: (message: WorkerMessage, onSaid?: () => void) => void;
  /** Receives the primary's messages from now on. */
  listen: (hear: (message: PrimaryMessage, socket: Socket | undefined) => void) => void;
}

/** The primary that started this process. */
export const primaryOf = (process: NodeJS.Process): Primary => ({
  say: (message, onSaid = () => undefined) => void process.send?.(message, undefined, undefined, onSaid),
  listen: (hear) =>
    void process.on('message', (message, socket) =>
      hear(message as PrimaryMessage, socket as Socket | undefined),
    ),
});
