import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontFace from './font-face-loader';
import subsetFont, { lettersIn } from './subset-font-loader';

const FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const font = readFileSync(createRequire(__filename).resolve(FILE));

const subset = (resourceQuery: string): Promise<Buffer> => subsetFont.call({ resourceQuery }, font);

test('a face with a query requests the letters of its range, and one without stays unchanged', () => {
  const face = (url: string) =>
    `@font-face { src: url('${url}'); unicode-range: U+20-7E,\n U+20AC; }\n.a { color: red }`;
  expect(fontFace(face('a.woff2?weight=360'))).toBe(face('a.woff2?letters=U+20-7E,U+20AC&weight=360'));
  expect(fontFace(face('a.woff2'))).toBe(face('a.woff2'));
});

test('ranges are written as in style sheets', () => {
  expect(lettersIn('U+41-43, u+20AC')).toBe('ABC€');
});

test('a font has the requested letters and weights, and stays whole without a query', async () => {
  const [few, more, one] = await Promise.all([
    subset('?letters=U+41-43&weight=400-600'),
    subset('?letters=U+20-7E&weight=400-600'),
    subset('?letters=U+20-7E&weight=400'),
  ]);
  expect(few.length).toBeLessThan(more.length);
  expect(one.length).toBeLessThan(more.length);
  expect(more.length).toBeLessThan(font.length);
  expect(String(more.subarray(0, 4))).toBe('wOF2');
  expect(await subset('')).toBe(font);
});
