import type { Word } from './messages.ts';
import type { Saying } from './messages.ts';
import type { Socket } from 'node:net';

/** The primary, as a serving process sees it. */
export interface Primary {
  /** `onSaid` is called when it is on its way, whatever becomes of this process then; also when it could not be said. */
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
