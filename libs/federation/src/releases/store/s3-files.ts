import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sha256, storePath, storePrefix, type Files } from './files.ts';
import { isAbsent, isWritten, notS3, type S3Bucket } from './s3-bucket.ts';
import { conditionsOf } from './s3-conditions.ts';
import { listBucket } from './s3-list.ts';
import { StoreAway } from './store-errors.ts';

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** Media type of a file by its extension, for the CDN in front of the bucket. */
const contentType = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Id of a file's writer. Distinguishes a writer with a lost answer from a later writer. */
const WRITER = 'x-amz-meta-writer';
const HASH = 'x-amz-meta-sha256';

const CONFLICTS = 5;
const CONFLICT_PAUSE_MS = 50;

/**
 * Files in a bucket of an S3 server. Reading fails when a file does not match its checksum.
 * Without conditional writes, existence is checked before writing.
 * Two concurrent writers of one path may then both count as first; the later content stays.
 * Paths name their content, so both wrote the same.
 */
export function s3Files(bucket: S3Bucket): Files {
  const conditions = conditionsOf(bucket);

  const headOf = async (path: string): Promise<Headers | undefined> => {
    const { status, headers } = await bucket.ask({ method: 'HEAD', key: path });
    if (status === 404) return undefined;
    if (status === 200 && headers.has('etag')) return headers;
    throw notS3(bucket, `status ${status} to HEAD ${path}`);
  };

  return {
    async read(path) {
      const answer = await bucket.ask({ method: 'GET', key: storePath(path) });
      if (isAbsent(answer)) return undefined;
      if (answer.status !== 200 || !answer.headers.has('etag'))
        throw notS3(bucket, `status ${answer.status} to GET ${path}`);
      const written = answer.headers.get(HASH);
      if (written === null || written === sha256(answer.body)) return answer.body;
      throw notS3(bucket, `${path} is not what was written`);
    },

    async create(path, content) {
      const key = storePath(path);
      const body = Buffer.from(content);
      const writer = randomUUID();
      const creates = await conditions.creates();
      if (!creates && (await headOf(key))) return false;
      for (let tried = 0; tried < CONFLICTS; tried++) {
        const answer = await bucket.ask({
          method: 'PUT',
          key,
          headers: {
            ...(creates && { 'if-none-match': '*' }),
            'content-type': contentType(path),
            'cache-control': 'public, max-age=31536000, immutable',
            [WRITER]: writer,
            [HASH]: sha256(body),
          },
          body,
        });
        if (isWritten(answer)) return true;
        if (answer.status === 412) return answer.isRepeated && (await headOf(key))?.get(WRITER) === writer;
        if (answer.status !== 409) throw notS3(bucket, `status ${answer.status} to PUT ${path}`);
        await pause(CONFLICT_PAUSE_MS * 2 ** tried * Math.random());
      }
      throw new StoreAway(`${bucket.name} has too many writers of ${path} at once: try again.`);
    },

    list: async (prefix) =>
      (await listBucket(bucket, storePrefix(prefix))).map(({ key, at }) => ({ path: key, at })),

    async remove(path) {
      const answer = await bucket.ask({ method: 'DELETE', key: storePath(path) });
      if (answer.status !== 204 && !isAbsent(answer))
        throw notS3(bucket, `status ${answer.status} to DELETE ${path}`);
    },
  };
}
