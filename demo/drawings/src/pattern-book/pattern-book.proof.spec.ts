import sharp from 'sharp';
import { GARMENTS, garmentSvg, shownBy, type Garment, type GarmentPicture, type View } from '../index.ts';

const SIZE = { width: 150, height: 270 };

const plain = (garment: Garment): GarmentPicture => ({
  garment,
  colour: '#8d6f56',
  pattern: 'effen',
  view: 'front',
  seed: 11,
});

const pixels = (picture: GarmentPicture) =>
  sharp(Buffer.from(garmentSvg(picture)))
    .resize(SIZE)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer();

/** Visibly different pixels, per thousand. */
function differing(one: Buffer, other: Buffer): number {
  const seen = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 12);
  return (1000 * seen.length) / one.length;
}

const VIEWS: readonly View[] = ['front', 'back'];
const LEAST = 0.5;

/** Changes that alter neither the front nor the back of a garment visibly. */
async function unseen(garment: Garment, changes: readonly Partial<GarmentPicture>[]) {
  const plainly = new Map<View, Promise<Buffer>>();
  const before = (view: View) => {
    const drawn = plainly.get(view) ?? pixels({ ...plain(garment), view });
    plainly.set(view, drawn);
    return drawn;
  };
  const missing: string[] = [];
  for (const change of changes) {
    let most = 0;
    for (const view of VIEWS) {
      if (most >= LEAST) break;
      const after = await pixels({ ...plain(garment), view, ...change });
      most = Math.max(most, differing(await before(view), after));
    }
    if (most < LEAST) missing.push(`${JSON.stringify(change)}: ${most.toFixed(2)} of 1000 pixels`);
  }
  return missing;
}

describe('each detail, sleeve and fit of a garment is visible on its picture', () => {
  test.each(GARMENTS)('%s', async (garment) => {
    const { details, sleeves, fits } = shownBy(garment);
    expect(
      await unseen(
        garment,
        details.map((detail) => ({ details: [detail] })),
      ),
    ).toEqual([]);
    const usual = await unseen(garment, [
      ...sleeves.map((sleeve) => ({ sleeve })),
      ...fits.map((fit) => ({ fit })),
    ]);
    // At most one sleeve length and one fit equal the default drawing.
    expect(usual.filter((change) => change.includes('sleeve')).length).toBeLessThanOrEqual(1);
    expect(usual.filter((change) => change.includes('fit')).length).toBeLessThanOrEqual(1);
  });
});
