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

describe('the views of a garment', () => {
  test.each(GARMENTS)('%s: each is another picture', async (garment) => {
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

  test('are those that make sense for it, the front first and the close-up last', () => {
    for (const garment of GARMENTS) {
      const views = viewsOf(garment);
      expect([views[0], views.at(-1)]).toEqual(['front', 'detail']);
      expect(views).toContain('back');
    }
    expect(viewsOf('bag')).toEqual(['front', 'back', 'detail']);
    expect(viewsOf('overcoat')).toContain('hanging');
    expect(viewsOf('chino')).toContain('hanging');
    expect(viewsOf('tee')).toContain('folded');
    expect(viewsOf('women-jeans')).toContain('folded');
    expect(viewsOf('loafers')).toContain('standing');
    expect(viewsOf('loafers')).not.toContain('folded');
  });

  test('hanging has a hanger within its neck, or clamps at its waistband', () => {
    const hung = (garment: Garment) =>
      garmentSvg({ garment, colour: '#27364f', pattern: 'effen', view: 'hanging', seed: 3 });
    expect(hung('blazer')).toContain('url(#vo)');
    expect(hung('blazer')).not.toContain('url(#vm)" stroke');
    expect(hung('chino')).toContain('url(#vm)" stroke');
  });
});
