import * as v from 'valibot';
import type { Socket } from 'node:net';

/**
 * Version of the messages between primary and processes. They may be of different builds of the shell: whoever changes a
 * message, or needs a new one, increases it.
 */
export const WORDS = 3;

const servedSchema = v.object({
  /** Build of the shell that it runs. */
  shell: v.exactOptional(v.optional(v.string())),
  composition: v.exactOptional(v.optional(v.string())),
  /** Remotes that are not loaded in the version of the composition. */
  amiss: v.array(v.string()),
  /** Version of each remote. */
  remotes: v.record(v.string(), v.string()),
});

/** What a serving process answers requests with. */
export type Served = v.InferOutput<typeof servedSchema>;

/** What one of several processes serves. */
export interface ServedBy extends Served {
  pid: number;
}

/** Why the build of the shell that is to be live does not run here. */
export interface ShellProblem {
  build: string;
  why: string;
}

const sayingSchema = v.variant('say', [
  /** It can be told things now. */
  v.object({ say: v.literal('here') }),
  v.object({ say: v.literal('serving') }),
  v.object({ say: v.literal('took'), connection: v.number() }),
  v.object({ say: v.literal('served'), served: servedSchema }),
  /** Its counts since it began; with `ask` it wants the counts of all. */
  v.object({ say: v.literal('counted'), counts: v.unknown(), ask: v.exactOptional(v.number()) }),
  /** Something has changed that pages are made of: all processes of this server are to know. */
  v.object({ say: v.literal('purge'), purge: v.unknown() }),
  /** It takes no more connections. */
  v.object({ say: v.literal('leaving') }),
]);

/** What a serving process says to its primary. */
export type Saying = v.InferOutput<typeof sayingSchema>;

/** Undefined for anything that is no message of a serving process. */
export function readSaying(message: unknown): Saying | undefined {
  const saying = v.safeParse(sayingSchema, message);
  return saying.success ? saying.output : undefined;
}

/** Messages of a primary to its serving processes; a `connection` comes with its socket. */
export type Word =
  | { tell: 'quarantine'; releases: string[] }
  | { tell: 'connection'; connection: number }
  /** The whole server is about to end. */
  | { tell: 'closing' }
  | { tell: 'served'; processes: ServedBy[] }
  /** What each process told last, and those that ended. */
  | { tell: 'counts'; ask: number; server: string; counts: unknown[] }
  /** As one of the processes said it. */
  | { tell: 'purge'; purge: unknown }
  /** Another serves in its place. */
  | { tell: 'leave' }
  | { tell: 'shell-problem'; problem: ShellProblem | undefined };

/** The primary, as a serving process sees it. */
export interface Primary {
  /** `onSaid` is called when the message is on its way, or could not be sent, whatever becomes of this process then. */
  say: (saying: Saying, onSaid?: () => void) => void;
  /** Hears what the primary tells from now on. */
  listen: (hear: (word: Word, socket: Socket | undefined) => void) => void;
}

/** The primary that started this process. */
export const primaryOf = (process: NodeJS.Process): Primary => ({
  say: (saying, onSaid = () => undefined) => void process.send?.(saying, undefined, undefined, onSaid),
  listen: (hear) =>
    void process.on('message', (word, socket) => hear(word as Word, socket as Socket | undefined)),
});
