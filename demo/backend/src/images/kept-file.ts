import { createHash } from 'node:crypto';

// At the end, where programs that show pictures ignore it.
const SEAL_BYTES = 32;

const sealOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** A picture as stored on disk, with a seal that proves it whole. */
export const sealed = (picture: Buffer): Buffer => Buffer.concat([picture, sealOf(picture)]);

/** Picture of a stored file; undefined when the file was truncated or changed. */
export function unsealed(file: Buffer): Buffer | undefined {
  const end = file.length - SEAL_BYTES;
  if (end <= 0) return undefined;
  const picture = file.subarray(0, end);
  return sealOf(picture).equals(file.subarray(end)) ? picture : undefined;
}
