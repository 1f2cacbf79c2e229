const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGE = /unicode-range:([^;}]+)/;

/**
 * A webpack loader for style sheets. Adds the `unicode-range` of a face to its
 * font's query (`text.woff2?weight=400-600`).
 * The build then keeps only these letters in the file.
 */
export default (source: string): string =>
  source.replace(FACE, (face) => {
    const [, range = ''] = RANGE.exec(face) ?? [];
    return face.replace(/\.woff2\?/, `.woff2?letters=${range.replace(/\s+/g, '')}&`);
  });
