import { drawGarment } from '../garment-picture.ts';
import { GARMENTS } from '../garment.ts';
import { outfitSvg } from '../outfit-picture.ts';
import { GARMENT_SIZES } from './garment-sizes.ts';
import { layOutfit, layRow, pointOn } from './outfit-layout.ts';

const piece = (garment: (typeof GARMENTS)[number], colour = '#6a2132') => ({ garment, colour });
const outfit = [piece('overcoat'), piece('sweater'), piece('chino'), piece('dress-shoes'), piece('scarf')];

describe('outfits', () => {
  test.each(GARMENTS)('are arranged by the size that %s is drawn in', (garment) => {
    const { bounds } = drawGarment({ ...piece(garment), pattern: 'effen', view: 'front', seed: 5 }, 'a');
    const [width, height] = GARMENT_SIZES[garment];
    expect(Math.abs(bounds.right - bounds.left - width)).toBeLessThan(width * 0.05);
    expect(Math.abs(bounds.bottom - bounds.top - height)).toBeLessThan(height * 0.05);
  });

  test('keep every piece on the picture, the mirrored one as well', () => {
    for (const mirrored of [false, true]) {
      for (const laid of layOutfit(outfit, mirrored)) {
        const [wide, tall] = GARMENT_SIZES[laid.piece.garment];
        const half = (wide * (laid.height / tall)) / 2;
        expect(laid.x - half).toBeGreaterThan(0);
        expect(laid.x + half).toBeLessThan(800);
        expect(laid.top).toBeGreaterThan(0);
        expect(laid.top + laid.height).toBeLessThan(1000);
      }
    }
  });

  test('lie the other way round when mirrored', () => {
    const places = (mirrored: boolean) => layOutfit(outfit, mirrored).map(pointOn);
    expect(places(true).map(({ x }) => x)).toEqual(places(false).map(({ x }) => expect.closeTo(1 - x, 2)));
  });

  test('put a second top where a coat would lie', () => {
    const [shirt, sweater] = [piece('shirt'), piece('sweater')];
    const laid = layOutfit([sweater, shirt, piece('jeans')]);
    expect(laid).toHaveLength(3);
    expect(laid.find((one) => one.piece === shirt)?.x).toBeLessThan(400);
  });

  test('lie side by side at one scale, from left to right', () => {
    const laid = layRow([piece('chino'), piece('tee'), piece('overcoat')], 4 / 3);
    const scales = laid.map((one) => one.height / GARMENT_SIZES[one.piece.garment][1]);
    expect(scales).toEqual(scales.map(() => expect.closeTo(scales[0] ?? 0, 4)));
    expect(laid.map(({ x }) => x)).toEqual(laid.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  test('are complete drawings without text', () => {
    const common = { ground: 'sage', mirrored: true, seed: 4, width: 1200, height: 1500 } as const;
    for (const arrangement of ['worn', 'row'] as const) {
      const svg = outfitSvg({ ...common, pieces: outfit, arrangement });
      expect(svg).not.toMatch(/NaN|undefined|<text/);
      expect(outfitSvg({ ...common, pieces: outfit, arrangement })).toBe(svg);
    }
  });
});
