import { createHash } from 'node:crypto';

// At the end, where programs that show pictures pass over it.
const SEAL_BYTES = 32;

const sealOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** A picture as it is kept on disk: with a seal by which it is known to be whole. */
export const sealed = (picture: Buffer): Buffer => Buffer.concat([picture, sealOf(picture)]);

/** The picture in a kept file; undefined when the file was cut off or changed. */
export function unsealed(file: Buffer): Buffer | undefined {
  const end = file.length - SEAL_BYTES;
  if (end <= 0) return undefined;
  const picture = file.subarray(0, end);
  return sealOf(picture).equals(file.subarray(end)) ? picture : undefined;
}
