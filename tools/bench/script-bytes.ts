import { brotliCompressSync } from 'node:zlib';
import { sum, type RequestRecord } from './requests.ts';

/** Estimated transfer size of a document's inline scripts, compressed together. */
export function compressed(scripts: readonly string[]): number {
  const text = scripts.join('\n');
  return text === '' ? 0 : brotliCompressSync(text).length;
}

/**
 * Bytes sent for executed script files. Excludes prefetched files, and the document, whose URL its inline scripts have.
 */
export const sentFor = (records: RequestRecord[], ran: ReadonlySet<string>): number =>
  sum(
    records.filter(({ url, type }) => type !== 'Document' && ran.has(url)),
    'bytesSent',
  );
