import { brotliCompressSync } from 'node:zlib';
import { sum, type RequestRecord } from './requests.ts';

/** About what scripts inside a document add to it on the wire: all of them together, compressed. */
export function compressed(scripts: readonly string[]): number {
  const text = scripts.join('\n');
  return text === '' ? 0 : brotliCompressSync(text).length;
}

/** Bytes sent for the script files that ran; neither what was only fetched ahead nor the document, whose own scripts bear its address. */
export const sentFor = (records: RequestRecord[], ran: ReadonlySet<string>): number =>
  sum(
    records.filter(({ url, type }) => type !== 'Document' && ran.has(url)),
    'bytesSent',
  );
