const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGE = /unicode-range:([^;}]+)/;

/**
 * A webpack loader for style sheets: a font that a face asks for with a query (`text.woff2?weight=400-600`) is asked for with
 * the letters of the face's `unicode-range` too, so that the build leaves only these in the file.
 */
export default (source: string): string =>
  source.replace(FACE, (face) => {
    const [, range = ''] = RANGE.exec(face) ?? [];
    return face.replace(/\.woff2\?/, `.woff2?letters=${range.replace(/\s+/g, '')}&`);
  });
