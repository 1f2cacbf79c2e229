import { Drawing } from '../drawing.ts';
import type { GarmentPicture } from '../garment.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { LONG, SHORT } from './sleeves.ts';
import { MENS } from './torso.ts';

const drawn = (change: Partial<GarmentPicture> = {}) =>
  new Drawing(
    { garment: 'tee', colour: '#8d6f56', pattern: 'effen', view: 'front', seed: 1, ...change },
    'g',
    'woven',
  );

describe('a pattern cut to a fit', () => {
  test('is left as it is when none was chosen', () => {
    expect(fittedTorso(drawn(), MENS)).toBe(MENS);
    expect(fittedSleeve(drawn(), LONG)).toBe(LONG);
  });

  test('is narrower when slim, and wider with lower shoulders when oversized', () => {
    const slim = fittedTorso(drawn({ fit: 'slim' }), MENS);
    const oversized = fittedTorso(drawn({ fit: 'oversized' }), MENS);
    expect(slim.waist[0]).toBeLessThan(MENS.waist[0]);
    expect(oversized.waist[0]).toBeGreaterThan(MENS.waist[0]);
    expect(oversized.shoulder[1]).toBeGreaterThan(MENS.shoulder[1]);
  });

  test('is shorter when cropped, and no narrower at the shoulders', () => {
    const cropped = fittedTorso(drawn({ fit: 'cropped' }), MENS);
    expect(cropped.hem[1]).toBeLessThan(MENS.hem[1] - 200);
    expect(cropped.shoulder).toEqual(MENS.shoulder);
  });

  test('has the sleeves that were chosen where it can, else its own', () => {
    expect(fittedSleeve(drawn({ sleeve: 'short' }), LONG, { short: SHORT })).toBe(SHORT);
    expect(fittedSleeve(drawn({ sleeve: 'three-quarter' }), LONG, { short: SHORT })).toBe(LONG);
  });
});
