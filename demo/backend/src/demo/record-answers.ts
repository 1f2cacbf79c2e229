import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A recorded response, one line of JSON each. */
export interface RecordedAnswer {
  method: string;
  /** Path below the recorded prefix, without its query. */
  path: string;
  status: number;
  /** True when the client selected fields, so that some are missing. */
  trimmed: boolean;
  /** Absent when the response had no body. */
  body?: unknown;
}

const CHOICES = ['includes', 'excludes', 'fields'];

/** True when a request selects fields; packed criteria may do so. */
const isTrimmed = ({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): boolean =>
  (typeof body === 'object' && body !== null && CHOICES.some((choice) => choice in body)) ||
  /[?&](_criteria|includes|excludes|fields)\b/.test(url);

/**
 * Appends every distinct response below a path to a file, for later checks. Call on the root, before anything that
 * changes responses: recordings then show vendor output without faults.
 */
export function recordAnswers(app: FastifyInstance, prefix: string, file: string): void {
  const lines = createWriteStream(file, { flags: 'a' });
  const seen = new Set<string>();

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const [address = ''] = request.url.split('?');
    if (!address.startsWith(`${prefix}/`) || request.method === 'OPTIONS') return payload;
    const text = typeof payload === 'string' ? payload : undefined;
    const { method } = request;
    const path = address.slice(prefix.length);
    const trimmed = isTrimmed(request);
    const head = JSON.stringify({ method, path, status: reply.statusCode, trimmed }).slice(0, -1);
    const line = text ? `${head},"body":${text}}` : `${head}}`;
    const digest = createHash('sha1').update(line).digest('base64');
    if (!seen.has(digest)) lines.write(`${line}\n`);
    seen.add(digest);
    return payload;
  });
  app.addHook('onClose', () => new Promise<void>((closed) => lines.end(closed)));
}
