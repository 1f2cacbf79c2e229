import { Stage, type Piece, type Spot } from './campaigns/stage.ts';
import { layGround, type Ground } from './outfits/grounds.ts';
import { layOutfit, layRow } from './outfits/outfit-layout.ts';

export { GROUNDS, type Ground } from './outfits/grounds.ts';
export { layOutfit, pointOn } from './outfits/outfit-layout.ts';
export type { Piece } from './campaigns/stage.ts';

const WORN_WIDTH = 800;
/** Share of the remaining height that goes above the clothes. */
const ABOVE = 0.42;

export interface OutfitPicture {
  /** Requested size in pixels; `worn` expects 4:5. */
  width: number;
  height: number;
  pieces: readonly Piece[];
  ground: Ground;
  /** `worn` shows a top over a bottom with the rest beside it; `row` shows the pieces side by side. */
  arrangement: 'worn' | 'row';
  mirrored: boolean;
  /** Any integer; varies the folds. */
  seed: number;
}

/** Fits a 4:5 layout to the width of a narrower picture, slightly above the middle. */
function narrowed<T extends Spot>(laid: readonly T[], width: number): T[] {
  const by = Math.min(1, width / WORN_WIDTH);
  const top = (1000 - 1000 * by) * ABOVE;
  return laid.map((piece) => ({
    ...piece,
    x: piece.x * by,
    top: piece.top * by + top,
    height: piece.height * by,
  }));
}

/**
 * Clothes on a plain ground as an SVG document without text or people. Deterministic: the same picture gives the same
 * SVG.
 */
export function outfitSvg(picture: OutfitPicture): string {
  const { width, height, pieces, ground, arrangement, mirrored, seed } = picture;
  const stage = new Stage(width / height, 'general', 'center', seed);
  layGround(stage, ground);
  const laid =
    arrangement === 'worn'
      ? narrowed(layOutfit(pieces, mirrored), stage.width)
      : layRow(pieces, width / height);
  for (const { piece, ...spot } of laid) stage.place(piece, spot);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${stage}</svg>`;
}
