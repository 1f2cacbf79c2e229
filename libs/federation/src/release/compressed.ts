import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const gunzipped = promisify(gunzip);
const brotliDecompressed = promisify(brotliDecompress);

/** What a file holds, whichever machine compressed it. Rejects for what is not compressed as its name says. */
export async function contentOf(name: string, bytes: Buffer): Promise<Buffer> {
  if (name.endsWith('.gz')) return gunzipped(bytes);
  if (name.endsWith('.br')) return brotliDecompressed(bytes);
  return bytes;
}

/** True when a file that somebody else wrote holds no more and no less than one's own. */
export async function holdsTheSame(name: string, own: Buffer, other: Buffer): Promise<boolean> {
  if (own.equals(other)) return true;
  const content = await contentOf(name, own);
  const found = await contentOf(name, other).catch(() => undefined);
  return found !== undefined && content.equals(found);
}
