import type { Encoding } from './compression';
import { compressBytes } from './compression';

/** Bytes that were sent so often from here are worth the utmost of compression. */
const WORTH_AFTER = 5;
/** Bytes that wait to be compressed better; what comes then is left as it is until it is asked for again. */
const MOST_WAITING = 8;

interface Compressed {
  bytes: Buffer;
  sent: number;
}

/** Bytes that many may ask for, and what was compressed of them so far. */
export interface SentOften {
  readonly bytes: Buffer;
  readonly compressed: Map<Encoding, Compressed>;
  readonly underway: Set<Encoding>;
}

export const sentOften = (bytes: Buffer): SentOften => ({
  bytes,
  compressed: new Map(),
  underway: new Set(),
});

/** Compresses what is sent again and again better the more often it is. One at a time, so that those who are answered now keep the processor. */
export class Compressor {
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  /** The bytes in this encoding. */
  take(sent: SentOften, encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return sent.bytes;
    const compressed = sent.compressed.get(encoding);
    if (!compressed) {
      this.compress(sent, encoding, 'thorough');
      return compressBytes(sent.bytes, encoding, 'quick');
    }
    compressed.sent += 1;
    if (encoding === 'br' && compressed.sent === WORTH_AFTER) this.compress(sent, encoding, 'utmost');
    return compressed.bytes;
  }

  /** Compresses, as nearly all browsers want it, what is sure to be asked for. */
  prepare(sent: SentOften): void {
    if (!sent.compressed.has('br')) this.compress(sent, 'br', 'thorough');
  }

  private compress(sent: SentOften, encoding: Encoding, effort: 'thorough' | 'utmost'): void {
    const { bytes, compressed, underway } = sent;
    if (underway.has(encoding) || this.waiting >= MOST_WAITING) return;
    this.waiting += 1;
    underway.add(encoding);
    const timesSent = effort === 'utmost' ? WORTH_AFTER : 0;
    const run = async () =>
      void compressed.set(encoding, {
        bytes: await compressBytes(bytes, encoding, effort),
        sent: timesSent,
      });
    this.last = this.last.then(run).finally(() => {
      this.waiting -= 1;
      underway.delete(encoding);
    });
  }
}
