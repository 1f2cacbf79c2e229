import { isWritten, notS3, type S3Bucket } from './s3-bucket.ts';

/** Formats a tag for the server's `If-Match`. */
type TagForm = (tag: string) => string;

/** With quotes, as in HTTP; without, for the gateway of Ceph 16. */
const FORMS: TagForm[] = [(tag) => tag, (tag) => tag.replaceAll('"', '')];

/** Not a valid path of the store, so no list contains it. */
const PROBE = '.conditions';

const REFUSED = [409, 412];
/** Answers of a server that does not support this. */
const UNKNOWN = [400, 501];

/** True when the server refuses a write whose condition fails. */
async function isRefused(bucket: S3Bucket, headers: Record<string, string>): Promise<boolean> {
  const body = Buffer.from('Written to find out whether this server knows conditional writes.\n');
  const answer = await bucket.ask({ method: 'PUT', key: PROBE, headers, body });
  if (REFUSED.includes(answer.status)) return true;
  if (UNKNOWN.includes(answer.status) || isWritten(answer)) return false;
  throw notS3(bucket, `status ${answer.status} to a conditional write`);
}

/** Caches an answer, but not a failure. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/**
 * Support of a bucket's server for conditional writes.
 * Some servers reject them as unknown, and some ignore the condition silently and write.
 * Each condition is tested once by a few small writes.
 */
export function conditionsOf(bucket: S3Bucket) {
  /** True when `If-None-Match: *` protects an existing object. */
  const creates = remembered(async () => {
    const once = { 'if-none-match': '*' };
    // The first write may succeed in any case, so the second one decides.
    return (await isRefused(bucket, once)) || (await isRefused(bucket, once));
  });
  /** The `If-Match` format that protects changed objects; undefined when there is none. */
  const matches = remembered(async (): Promise<TagForm | undefined> => {
    if (!(await creates()) || !(await isRefused(bucket, { 'if-match': `"${'0'.repeat(32)}"` })))
      return undefined;
    const { headers } = await bucket.ask({ method: 'HEAD', key: PROBE });
    for (const form of FORMS)
      if (!(await isRefused(bucket, { 'if-match': form(headers.get('etag') ?? '') }))) return form;
    return undefined;
  });
  return { creates, matches };
}
