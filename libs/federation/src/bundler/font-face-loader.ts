const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGE = /unicode-range:([^;}]+)/;

/**
 * A webpack loader for style sheets. A font with a query (`text.woff2?weight=400-600`) also gets the `unicode-range` of
 * its face in the query, so that the build leaves only these letters in the file.
 */
export default (source: string): string =>
  source.replace(FACE, (face) => {
    const [, range = ''] = RANGE.exec(face) ?? [];
    return face.replace(/\.woff2\?/, `.woff2?letters=${range.replace(/\s+/g, '')}&`);
  });
