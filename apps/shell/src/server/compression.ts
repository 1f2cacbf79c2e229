import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's quality and gzip's level: what each costs and saves is in decisions 0113 and 0120. */
const QUALITY = { once: 5, quick: 8, thorough: 10, utmost: 11 };
const LEVEL = { once: 4, quick: 6, thorough: 9, utmost: 9 };

type Effort = keyof typeof QUALITY;

/** What is sent once is compressed in little memory (2^18 bytes): to clear more costs more time than its bytes save. */
const SMALL_WINDOW = 18;

/** What is sent once and is no longer than this, in bytes, is compressed sooner than handed to another thread. */
const SHORT = 262_144;

/** What a browser may take, the smallest first. */
const PREFERRED = ['br', 'gzip'] as const;

/** The best encoding that the browser takes; says in the answer's headers which one it is. */
export function chooseEncoding(request: FastifyRequest, reply: FastifyReply): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = PREFERRED.find((each) => new RegExp(`\\b${each}\\b`).test(accepted)) ?? 'identity';
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return encoding;
}

const brotliOptions = ({ length }: Buffer, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    ...(effort === 'once' && { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }),
  },
});

/**
 * Compresses beside the main thread, unless that takes longer: `once` for what is one shopper's alone, `quick` for the
 * first answer of what is everybody's, `thorough` for many, `utmost` for very many.
 */
export async function compressBytes(
  bytes: Buffer,
  encoding: Encoding,
  effort: Effort = 'thorough',
): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  const atOnce = effort === 'once' && bytes.length <= SHORT;
  const level = { level: LEVEL[effort] };
  if (encoding === 'gzip') return atOnce ? gzipSync(bytes, level) : promisify(gzip)(bytes, level);
  const options = brotliOptions(bytes, effort);
  return atOnce ? brotliCompressSync(bytes, options) : promisify(brotliCompress)(bytes, options);
}

/** Bytes sent so often are worth the best compression. */
const WORTH_AFTER = 2;
/** Most bytes that wait for better compression; others stay as they are until they are requested again. */
const MOST_WAITING = 8;

/** Bytes that many may request, with their compressed forms so far. */
export interface SentOften {
  readonly bytes: Buffer;
  readonly compressed: Map<Encoding, { bytes: Buffer; sent: number }>;
  readonly underway: Set<Encoding>;
}

export const sentOften = (bytes: Buffer): SentOften => ({
  bytes,
  compressed: new Map(),
  underway: new Set(),
});

/** Compresses bytes better the more often they are sent; one at a time, to leave the processor to answers. */
export class Compressor {
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

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

  /** Compresses for the encoding of nearly all browsers, before the first request. */
  prepare(sent: SentOften): void {
    if (!sent.compressed.has('br')) this.compress(sent, 'br', 'thorough');
  }

  /** The same for what may never be requested, while nothing else waits. */
  prepareWhenIdle(sent: SentOften): void {
    if (this.waiting === 0) this.prepare(sent);
  }

  private compress(often: SentOften, encoding: Encoding, effort: 'thorough' | 'utmost'): void {
    const { bytes, compressed, underway } = often;
    if (underway.has(encoding) || this.waiting >= MOST_WAITING) return;
    this.waiting += 1;
    underway.add(encoding);
    const sent = effort === 'utmost' ? WORTH_AFTER : 0;
    const run = async () =>
      void compressed.set(encoding, { bytes: await compressBytes(bytes, encoding, effort), sent });
    this.last = this.last.then(run).finally(() => {
      this.waiting -= 1;
      underway.delete(encoding);
    });
  }
}
