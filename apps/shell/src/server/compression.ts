import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Quality for an answer that somebody waits for, and for one that is kept and sent again. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** A fiftieth smaller for three times the work. */
const UTMOST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

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

const EFFORTS = { quick: QUICK, thorough: THOROUGH, utmost: UTMOST };

/** Compresses beside the main thread: `quick` for one answer, `thorough` for many, `utmost` for very many. */
export function compressBytes(
  bytes: Buffer,
  encoding: Encoding,
  effort: keyof typeof EFFORTS = 'thorough',
): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, EFFORTS[effort]);
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: effort === 'quick' ? 6 : 9 });
  return Promise.resolve(bytes);
}
