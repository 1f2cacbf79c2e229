import { randomUUID } from 'node:crypto';
import { storePath, storePrefix } from './files.ts';
import { pointerValue, type Pointers } from './pointers.ts';
import { errorCode } from './s3-answers.ts';
import { isAbsent, isWritten, notS3, type S3Bucket } from './s3-bucket.ts';
import { conditionsOf } from './s3-conditions.ts';
import { listBucket } from './s3-list.ts';
import { StoreAway, StoreUnusable } from './store-errors.ts';

/** A move's random mark and its value. ETags depend on content alone; the mark makes them unique per move. */
const CONTENT = /^([\da-f-]{36})\n(.*)$/s;
/** Length of a mark without a value: a removed pointer. */
const GONE_BYTES = 37;
const GONE = '';

/** The two answers for a concurrent write; other 409s are faults. */
const CONFLICTS = ['ConditionalRequestConflict', 'OperationAborted'];

/**
 * Pointers in a bucket of an S3 server with conditional writes (412, 409).
 * On any other server the first move rejects with a StoreUnusable.
 * A removed pointer stays as a mark of 37 bytes: not every server can remove conditionally.
 */
export function s3Pointers(bucket: S3Bucket): Pointers {
  const conditions = conditionsOf(bucket);

  const find = async (name: string) => {
    const answer = await bucket.ask({ method: 'GET', key: storePath(name) });
    if (isAbsent(answer)) return undefined;
    const { status, headers, body } = answer;
    const [, mark, value] = CONTENT.exec(body.toString('utf8')) ?? [];
    const tag = headers.get('etag');
    if (status === 200 && tag && mark && value !== undefined) return { mark, value, tag };
    throw notS3(bucket, `status ${status}, and no pointer, to GET ${name}`);
  };

  const ifMatch = async (tag: string): Promise<string> => {
    const form = await conditions.matches();
    if (form) return form(tag);
    throw new StoreUnusable(
      `${bucket.name} does not know conditional writes, so two releases at once could lose one: keep the pointers elsewhere, RELEASE_POINTERS=redis://….`,
    );
  };

  /**
   * Writes if the object has the tag, or if there is none. Returns the new tag; undefined when the condition fails.
   */
  const write = async (name: string, value: string, tag: string | undefined): Promise<string | undefined> => {
    const mark = randomUUID();
    const match = await ifMatch(tag ?? '');
    const headers = {
      ...(tag === undefined ? { 'if-none-match': '*' } : { 'if-match': match }),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    };
    const body = Buffer.from(`${mark}\n${value}`);
    const answer = await bucket
      .ask({ method: 'PUT', key: name, headers, body, once: true })
      .catch(async (error: unknown) => {
        if (!(error instanceof StoreAway)) throw error;
        const now = await find(name).catch(() => undefined);
        if (now?.mark === mark) return now;
        throw new StoreAway(`Whether the pointer ${name} was moved is not known; read it. ${error.message}`);
      });
    if ('mark' in answer) return answer.tag;
    const { status } = answer;
    if (isWritten(answer)) return answer.headers.get('etag') ?? undefined;
    if (status === 412 || (status === 404 && tag !== undefined)) return undefined;
    if (status === 409 && CONFLICTS.includes(errorCode(answer.body))) return undefined;
    throw notS3(bucket, `status ${status} to PUT ${name}`);
  };

  return {
    async read(name) {
      const now = await find(name);
      return now && now.value !== GONE ? { value: now.value, tag: now.tag } : undefined;
    },

    async move(name, value, found) {
      const key = storePath(name);
      let tag = await write(key, pointerValue(name, value), found?.tag);
      if (tag === undefined && !found) {
        const removed = await find(key);
        if (removed?.value === GONE) tag = await write(key, value, removed.tag);
      }
      return tag === undefined ? undefined : { value, tag };
    },

    remove: async (name, found) => (await write(storePath(name), GONE, found.tag)) !== undefined,

    list: async (prefix) =>
      (await listBucket(bucket, storePrefix(prefix)))
        .filter(({ size }) => size > GONE_BYTES)
        .map(({ key }) => key),
  };
}
