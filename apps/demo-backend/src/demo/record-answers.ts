import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One answer as it is recorded, a line of JSON each. */
export interface RecordedAnswer {
  method: string;
  /** Path below the recorded prefix, without its query. */
  path: string;
  status: number;
  /** The client chose among the fields of what it asked for, so that some are not there. */
  trimmed: boolean;
  /** Absent when the answer had no body. */
  body?: unknown;
}

const CHOICES = ['includes', 'excludes', 'fields'];

/** Whether a request says which fields it wants; packed criteria may. */
const isTrimmed = ({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): boolean =>
  (typeof body === 'object' && body !== null && CHOICES.some((choice) => choice in body)) ||
  /[?&](_criteria|includes|excludes|fields)\b/.test(url);

/**
 * Writes every different answer below a path to a file, for whoever wants to check them afterwards. To be called on the
 * root before anything that changes answers: what is recorded is what the vendor said, not what faults made of it.
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
