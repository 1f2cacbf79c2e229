import sharp from 'sharp';
import { GARMENTS, garmentSvg, viewsOf, type Garment, type View } from '../index.ts';

const SIZE = { width: 100, height: 180 };

const pixels = (garment: Garment, view: View) =>
  sharp(Buffer.from(garmentSvg({ garment, colour: '#8d6f56', pattern: 'effen', view, seed: 11 })))
    .resize(SIZE)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer();

/** Visibly different pixels, in per cent. */
const differing = (one: Buffer, other: Buffer): number =>
  (100 * one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 4).length) / one.length;

/** A plain back differs from its front by a seam or two. */
const LEAST = 0.1;

test.each(GARMENTS)('each view of %s is another picture', async (garment) => {
  const views = viewsOf(garment);
  const drawn = await Promise.all(views.map((view) => pixels(garment, view)));
  const alike = views.flatMap((view, at) =>
    views
      .slice(at + 1)
      .filter((_, later) => differing(drawn[at] as Buffer, drawn[at + 1 + later] as Buffer) < LEAST)
      .map((other) => `${view} and ${other}`),
  );
  expect(alike).toEqual([]);
});
