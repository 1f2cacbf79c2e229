/** Texts are written here first: how many bytes one takes is not known before. */
let space = Buffer.alloc(0);

/** Most bytes that a UTF-16 unit takes. */
const MOST = 3;

/**
 * A text as UTF-8. For pages, in which a few characters are beyond Latin-1, several times as quick as `Buffer.from`, which
 * counts the bytes before it writes them (decision 0163).
 */
export function utf8Bytes(text: string): Buffer {
  if (space.length < text.length * MOST) space = Buffer.allocUnsafeSlow(text.length * MOST);
  return Buffer.from(space.subarray(0, space.write(text)));
}
