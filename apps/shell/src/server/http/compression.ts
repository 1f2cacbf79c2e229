import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Single-use content may also use Zstandard. */
type OnceEncoding = Encoding | 'zstd';

/** Brotli quality and gzip level. Quality 9 costs 17 ms more than 8 on a listing, for 0.2 kB less. */
const QUALITY = { quick: 8, thorough: 10, utmost: 11 };
const LEVEL = { quick: 6, thorough: 9, utmost: 9 };

type Effort = keyof typeof QUALITY;

/** Encodings for shared content, smallest first. */
const SMALLEST = ['br', 'gzip'] as const;
/**
 * Encodings for single-use content, by server cost per saved byte. A cart of 92,595 bytes: Zstandard 6 takes
 * 0.92 ms, Brotli 5 takes 3.16 ms.
 */
const LIGHTEST = ['zstd', ...SMALLEST] as const;

/** Picks the first of these encodings that the browser accepts, and sets the response headers. */
function choose<T extends OnceEncoding>(
  preferred: readonly T[],
  request: FastifyRequest,
  reply: FastifyReply,
): T | 'identity' {
  const accepted = new Negotiator(request).encodings(preferred);
  const encoding = preferred.find((each) => accepted.includes(each)) ?? 'identity';
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return encoding;
}

/** Picks the best accepted encoding for public content, and sets the response headers. */
export const chooseEncoding = (request: FastifyRequest, reply: FastifyReply): Encoding =>
  choose(SMALLEST, request, reply);

/** The same for single-use content. */
export const chooseOnceEncoding = (request: FastifyRequest, reply: FastifyReply): OnceEncoding =>
  choose(LIGHTEST, request, reply);

/**
 * Compresses public content, off the main thread: `quick` for the first response, `thorough` for many, `utmost` for
 * very many.
 */
export async function compressBytes(
  bytes: Buffer,
  encoding: Encoding,
  effort: Effort = 'thorough',
): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: LEVEL[effort] });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return promisify(brotliCompress)(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: QUALITY[effort], [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** In bytes. Compressing shorter single-use content is faster than handing it to another thread. */
const SHORT = 262_144;

/** Levels for single-use content: higher ones cost more time than their bytes save. */
const ONCE = {
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: 6 } },
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 4 },
};

/** Compresses one shopper's content: synchronously when it is short. */
export async function compressOnce(bytes: Buffer, encoding: OnceEncoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  const atOnce = bytes.length <= SHORT;
  if (encoding === 'zstd')
    return atOnce ? zstdCompressSync(bytes, ONCE.zstd) : promisify(zstdCompress)(bytes, ONCE.zstd);
  if (encoding === 'gzip') return atOnce ? gzipSync(bytes, ONCE.gzip) : promisify(gzip)(bytes, ONCE.gzip);
  return atOnce ? brotliCompressSync(bytes, ONCE.br) : promisify(brotliCompress)(bytes, ONCE.br);
}

/** Number of uses after which the best compression pays off. */
const WORTH_AFTER = 2;
/** Most compressions in the queue. Further ones are skipped until the next request. */
const MOST_WAITING = 8;

/** Content that many may request, with its compressed forms so far. */
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

/**
 * Compresses content better the more often it is sent. Runs one compression at a time, to leave the CPU to responses.
 */
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

  /** The same for content that may never be requested, only while the queue is empty. */
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
