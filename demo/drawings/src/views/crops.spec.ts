import { GARMENTS, type Garment } from '../garment.ts';
import { drawGarment } from '../garment-picture.ts';
import { PICTURE } from '../studio.ts';
import { cropOf } from './crops.ts';
import { familyOf } from './families.ts';

/** Edges of a garment in its picture, as fractions of the picture. */
function filled(garment: Garment) {
  const drawing = drawGarment({ garment, colour: '#8d6f56', pattern: 'effen', view: 'front', seed: 3 }, 'g');
  const { scale, x, y } = cropOf({ garment, drawing, seed: 3, focus: [0, 0] });
  const { left, right, top, bottom } = drawing.bounds;
  return {
    garment,
    family: familyOf(garment),
    left: (x + scale * left) / PICTURE.width,
    right: (x + scale * right) / PICTURE.width,
    top: (y + scale * top) / PICTURE.height,
    bottom: (y + scale * bottom) / PICTURE.height,
  };
}

const all = GARMENTS.map(filled);
/** Part of a gallery picture visible on a phone: 4:5, with 15 % of the cropped part above. */
const PHONE = { top: 0.046, bottom: 0.74 };

test('everything fills its picture in one direction, and stays within it', () => {
  for (const { garment, left, right, top, bottom } of all) {
    expect([garment, left >= 0.04 && right <= 0.96, top >= 0.06 && bottom <= 0.94]).toEqual([
      garment,
      true,
      true,
    ]);
    // A singlet is not enlarged beyond a shirt.
    expect([garment, Math.max(right - left, bottom - top) > 0.63]).toEqual([garment, true]);
  }
});

test('shoes and bags are as large in their pictures as coats', () => {
  const widest = (family: string) =>
    Math.max(...all.filter((one) => one.family === family).map(({ left, right }) => right - left));
  expect(widest('shoes')).toBeGreaterThanOrEqual(widest('jacket'));
  expect(widest('bag')).toBeGreaterThan(0.95 * widest('jacket'));
});

test('a phone shows the head of what is tall and all of what is short, with its middle in the middle', () => {
  for (const { garment, top, bottom } of all) {
    expect([garment, top > PHONE.top]).toEqual([garment, true]);
    if (bottom - top > 0.6) continue;
    const middle = ((top + bottom) / 2 - PHONE.top) / (PHONE.bottom - PHONE.top);
    expect([garment, bottom < PHONE.bottom, middle > 0.45 && middle < 0.6]).toEqual([garment, true, true]);
  }
});
