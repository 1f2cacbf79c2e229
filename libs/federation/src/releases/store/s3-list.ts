import { isStorePath } from './files.ts';
import { readPage, type S3Page } from './s3-answers.ts';
import { notS3, type S3Bucket } from './s3-bucket.ts';

/**
 * The store's objects in a bucket with a path prefix, ordered by path. `key` is without the bucket's prefix.
 */
export async function listBucket(bucket: S3Bucket, prefix: string): Promise<S3Page['files']> {
  const found = new Map<string, S3Page['files'][number]>();
  const asked = new Set<string>();
  for (let next: string | undefined = ''; next !== undefined;) {
    // A server that repeats a page would cause an endless loop.
    if (asked.has(next)) throw notS3(bucket, 'its list has no end');
    asked.add(next);
    const { status, body } = await bucket.ask({
      method: 'GET',
      query: {
        'list-type': '2',
        prefix: bucket.prefix + prefix,
        ...(next && { 'continuation-token': next }),
      },
    });
    const page: S3Page | undefined = status === 200 ? readPage(body) : undefined;
    if (!page) throw notS3(bucket, `its list is none, status ${status}`);
    for (const file of page.files) {
      const key = file.key.slice(bucket.prefix.length);
      if (file.key.startsWith(bucket.prefix + prefix) && isStorePath(key)) found.set(key, { ...file, key });
    }
    next = page.next;
  }
  return [...found.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
