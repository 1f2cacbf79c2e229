import sharp from 'sharp';
import { readImageParameters, type ImageFormat } from './image-parameters.ts';
import { planImage } from './image-plan.ts';
import { renderPicture } from './render-picture.ts';

// Red, green and blue from left to right on top; white below.
const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/>' +
  '<rect width="100" height="100" fill="#f00"/><rect x="100" width="100" height="100" fill="#0f0"/>' +
  '<rect x="200" width="100" height="100" fill="#00f"/></svg>';

const LETTERS: Record<string, string> = {
  '255,0,0': 'R',
  '0,255,0': 'G',
  '0,0,255': 'B',
  '255,255,255': 'w',
  '0,255,255': 'c',
  '0,0,0': 'k',
};

async function render(query: string, format: ImageFormat = 'png') {
  const { q, bg, effects, ...parameters } = readImageParameters(new URLSearchParams(query));
  const plan = planImage({ width: 300, height: 200 }, { q, bg, effects, ...parameters });
  return renderPicture(FLAG, { plan, format, quality: q, effects, background: bg });
}

/** Colours at a grid of points over the picture, one line per row. */
async function look(query: string, columns: number, rows: number): Promise<string[]> {
  const { data, info } = await sharp(await render(query))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (column: number, row: number) => {
    const x = Math.floor(((column + 0.5) * info.width) / columns);
    const y = Math.floor(((row + 0.5) * info.height) / rows);
    const from = (y * info.width + x) * info.channels;
    return LETTERS[[...data.subarray(from, from + 3)].join(',')] ?? '?';
  };
  const range = (length: number) => Array.from({ length }, (_, n) => n);
  return range(rows).map((row) =>
    range(columns)
      .map((column) => at(column, row))
      .join(''),
  );
}

describe('a rendered picture', () => {
  test.each([
    ['', 3, 2, ['RGB', 'www']],
    ['or=90', 2, 3, ['wR', 'wG', 'wB']],
    ['or=180', 3, 2, ['www', 'BGR']],
    ['or=270', 2, 3, ['Bw', 'Gw', 'Rw']],
    ['flip=h', 3, 2, ['BGR', 'www']],
    ['flip=v', 3, 2, ['www', 'RGB']],
    ['flip=hv', 3, 2, ['www', 'BGR']],
    ['or=90&flip=h', 2, 3, ['Rw', 'Gw', 'Bw']],
    ['rect=100,0,200,100', 2, 1, ['GB']],
    ['rect=100,0,200,100&or=90', 1, 2, ['G', 'B']],
    ['rect=0,0,300,100&w=100&h=100&fit=crop&crop=right', 1, 1, ['B']],
    ['rect=0,0,300,100&w=30&h=90&fit=scale', 3, 1, ['RGB']],
    ['rect=0,0,100,100&w=90&h=30&fit=fill&bg=000', 3, 1, ['kRk']],
    ['rect=0,0,100,100&invert=true', 1, 1, ['c']],
  ])('with "%s" shows what was asked for', async (query, columns, rows, seen) => {
    expect(await look(query, columns, rows)).toEqual(seen);
  });

  test('has no colour left at the lowest saturation', async () => {
    const { data } = await sharp(await render('rect=0,0,300,100&sat=-100'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3);
  });

  test('changes with blur and sharpness', async () => {
    const plain = await render('w=60');
    expect((await render('w=60&blur=20')).equals(plain)).toBe(false);
    expect((await render('w=60&sharp=80')).equals(plain)).toBe(false);
  });

  test('is seen through where the background is, in formats that can be', async () => {
    const query = 'rect=0,0,100,100&w=90&h=30&fit=fill&bg=00ffffff';
    expect((await sharp(await render(query)).stats()).isOpaque).toBe(false);
    expect((await sharp(await render(query, 'jpg')).metadata()).hasAlpha).toBe(false);
  });

  test('appears bit by bit as a progressive jpg', async () => {
    const isProgressive = async (format: ImageFormat) =>
      (await sharp(await render('', format)).metadata()).isProgressive;
    expect([await isProgressive('pjpg'), await isProgressive('jpg')]).toEqual([true, false]);
  });

  test('is cut to where most happens', async () => {
    const query = 'rect=0,50,300,150&w=60&h=10&fit=crop&crop=entropy';
    const { width, height } = await sharp(await render(query)).metadata();
    expect([width, height]).toEqual([60, 10]);
    expect((await look(query, 3, 3)).join('')).toContain('RGB');
  });
});
