import { Drawing } from '../drawing.ts';
import type { GarmentPicture } from '../garment.ts';
import { contrastOf, trimTones } from './contrast.ts';

const drawn = (change: Partial<GarmentPicture>) =>
  new Drawing(
    { garment: 'tee', colour: '#1f2a44', pattern: 'effen', view: 'front', seed: 1, ...change },
    'g',
    'woven',
  );

describe('trims that stand out', () => {
  test.each(['#1f2a44', '#9fb4c7', '#f4f0e8', '#ffffff'])('differ from cloth of %s', (colour) => {
    const drawing = drawn({ colour });
    expect(Math.abs(contrastOf(drawing).lightness - drawing.tones.lightness)).toBeGreaterThan(0.15);
  });

  test('are those of the cloth when nothing else was asked for', () => {
    const plain = drawn({});
    expect(trimTones(plain)).toBe(plain.tones);
    expect(trimTones(drawn({ details: ['contrast-trims'] }))).not.toEqual(plain.tones);
  });
});
