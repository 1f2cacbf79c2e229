import sharp from 'sharp';
import type { Bounds } from '../bounds.ts';
import type { Detail } from '../details.ts';
import { drawGarment } from '../garment-picture.ts';
import { GARMENTS, type Garment, type View } from '../garment.ts';
import { PATTERN_BOOK, shownBy } from '../pattern-book/pattern-book.ts';
import { PICTURE } from '../studio.ts';
import { folded } from './folded.ts';
import { closeBy, laid } from './laid.ts';
import { seenIn } from './seen-in.ts';
import { viewsOf } from './views-of.ts';

const ART = { back: laid, folded, detail: closeBy };

type Part = keyof typeof ART;

const PARTS: readonly Part[] = ['back', 'folded', 'detail'];

/** Draws with the camera position of plain bounds, so that only details differ. */
async function pixels(garment: Garment, view: Part, details: readonly Detail[], plain?: Bounds) {
  const made = { garment, details, colour: '#8d6f56', pattern: 'effen', view, seed: 11 } as const;
  const drawing = drawGarment(made, 'g');
  const bounds = { ...drawing.bounds };
  Object.assign(drawing.bounds, plain);
  const art = ART[view]({ garment, drawing, seed: 11, focus: PATTERN_BOOK[garment].focus });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width="150" height="270"><defs>${drawing.definitions()}</defs>${art}</svg>`;
  const seen = await sharp(Buffer.from(svg)).flatten({ background: '#e2ddd4' }).greyscale().raw().toBuffer();
  return { bounds, seen };
}

const differing = (one: Buffer, other: Buffer): number =>
  (1000 * one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 12).length) / one.length;

/** One detail, alternating between garments, as drawing all takes minutes. */
const some = (details: readonly Detail[], from: number): readonly Detail[] =>
  details.length > 0 ? details.slice(from % details.length).slice(0, 1) : [];

async function unseen(garment: Garment, view: Part, from: number): Promise<string[]> {
  const told = shownBy(garment).details.filter((detail) => seenIn(view, garment, detail));
  const plain = await pixels(garment, view, []);
  const missing: string[] = [];
  for (const detail of some(told, from)) {
    const { seen } = await pixels(garment, view, [detail], plain.bounds);
    const most = differing(plain.seen, seen);
    if (most < 0.45) missing.push(`${detail}, ${view}: ${most.toFixed(2)} of 1000 pixels`);
  }
  return missing;
}

describe('a sampled detail of each view is visible in it', () => {
  test.each(GARMENTS.map((garment, at) => [garment, at] as const))('%s', async (garment, at) => {
    const missing: string[] = [];
    for (const view of PARTS)
      if (viewsOf(garment).includes(view)) missing.push(...(await unseen(garment, view, at)));
    expect(missing).toEqual([]);
  });
});

describe('each possible detail', () => {
  test.each(GARMENTS)('of %s is visible in one of its views', (garment) => {
    const views: readonly View[] = viewsOf(garment);
    const { details, usual } = shownBy(garment);
    const never = [...details, ...usual].filter(
      (detail) => !views.some((view) => seenIn(view, garment, detail)),
    );
    expect(never).toEqual([]);
  });
});
