import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** Decodes a response body to text. */
export function plain(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
