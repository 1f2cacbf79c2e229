import { isWritten, notS3, type S3Bucket } from './s3-bucket.ts';

/** Formats a tag for the server's `If-Match`. */
type TagForm = (tag: string) => string;

/** With quotes, as HTTP has it; without, as the gateway of Ceph 16 has it. */
const FORMS: TagForm[] = [(tag) => tag, (tag) => tag.replaceAll('"', '')];

/** No path of the store, so no list names it. */
const PROBE = '.conditions';

const REFUSED = [409, 412];
/** The server itself says that it does not support this. */
const UNKNOWN = [400, 501];

/** True when a write whose condition does not hold is refused. */
async function isRefused(bucket: S3Bucket, headers: Record<string, string>): Promise<boolean> {
  const body = Buffer.from('Written to find out whether this server knows conditional writes.\n');
  const answer = await bucket.ask({ method: 'PUT', key: PROBE, headers, body });
  if (REFUSED.includes(answer.status)) return true;
  if (UNKNOWN.includes(answer.status) || isWritten(answer)) return false;
  throw notS3(bucket, `status ${answer.status} to a conditional write`);
}

/** Remembers an answer, but not a failure to get one. */
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
 * How the server of a bucket treats conditional writes: some reject them as unknown, and some ignore them silently and
 * write. Each is tested once by a few small writes.
 */
export function conditionsOf(bucket: S3Bucket) {
  /** True when `If-None-Match: *` keeps what is there. */
  const creates = remembered(async () => {
    const once = { 'if-none-match': '*' };
    // The first write succeeds anyway, so the second one tells.
    return (await isRefused(bucket, once)) || (await isRefused(bucket, once));
  });
  /** The `If-Match` format with which changed objects are kept; undefined when there is none. */
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
