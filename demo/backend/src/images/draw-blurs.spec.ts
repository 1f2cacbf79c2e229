import { campaignSvg, garmentSvg } from '@weefsel/drawings';
import sharp from 'sharp';
import { drawBlurs } from './draw-blurs.ts';

const WIDTH = 400;

/** The picture without its edges. Near an edge, only a separately drawn blur has the pixels beyond it. */
async function seen(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(WIDTH)
    .png()
    .toBuffer({ resolveWithObject: true });
  const edge = WIDTH * 0.15;
  const middle = { left: edge, top: edge, width: WIDTH - 2 * edge, height: info.height - 2 * edge };
  return sharp(data).extract(middle).removeAlpha().raw().toBuffer();
}

/** Mean difference of two pictures, and the largest difference of one value, out of 255. */
async function apart(one: string, other: string): Promise<{ mean: number; most: number }> {
  const [a, b] = await Promise.all([seen(one), seen(other)]);
  const differences = Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)));
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return { mean: sum / a.length, most: differences.reduce((most, next) => Math.max(most, next), 0) };
}

test.each([
  ['a shirt', garmentSvg({ garment: 'shirt', colour: '#a9bfd6', pattern: 'ruit', view: 'front', seed: 11 })],
  [
    'a dark coat',
    garmentSvg({ garment: 'overcoat', colour: '#1f2a44', pattern: 'effen', view: 'back', seed: 3 }),
  ],
  [
    'boots close by',
    garmentSvg({ garment: 'chelsea-boots', colour: '#5b4030', pattern: 'effen', view: 'detail', seed: 5 }),
  ],
  ['a campaign', campaignSvg({ width: 800, height: 1000, mood: 'ladies', scene: 1 })],
])('%s looks the same with its blurs drawn apart', async (_what, drawing) => {
  const drawn = await drawBlurs(drawing);
  expect(drawn).toContain('data:image/png');
  expect(drawn).not.toContain('<g filter=');
  const { mean, most } = await apart(drawing, drawn);
  expect(mean).toBeLessThan(1);
  expect(most).toBeLessThan(24);
});

test('a drawing without blurs stays as it is', async () => {
  expect(await drawBlurs('<svg><g/></svg>')).toBe('<svg><g/></svg>');
});
