import { Drawing } from './drawing.ts';
import type { GarmentPicture, View } from './garment.ts';
import { PATTERN_BOOK } from './pattern-book/pattern-book.ts';
import { PICTURE, studioWall } from './studio.ts';
import { onBody } from './views/body.ts';
import { folded } from './views/folded.ts';
import type { Scene } from './views/frame.ts';
import { hanging } from './views/hanging.ts';
import { closeBy, laid } from './views/laid.ts';
import { standing } from './views/standing.ts';

/** Draws a garment of the pattern book, for placement in a picture. */
export function drawGarment(picture: GarmentPicture, id: string): Drawing {
  const { texture, draw } = PATTERN_BOOK[picture.garment];
  const drawing = new Drawing(picture, id, texture);
  draw(drawing);
  return drawing;
}

const VIEW_ART: Record<View, (scene: Scene) => string> = {
  front: laid,
  back: laid,
  detail: closeBy,
  body: onBody,
  hanging,
  folded,
  standing,
};

/**
 * One studio photograph of a garment as a 1500 x 2700 SVG document without text. Deterministic: the same picture gives
 * the same SVG. All views share one drawing: each shows only what is on the garment.
 */
export function garmentSvg(picture: GarmentPicture): string {
  const { width, height } = PICTURE;
  const drawing = drawGarment(picture, 'g');
  const art = VIEW_ART[picture.view]({
    garment: picture.garment,
    drawing,
    seed: picture.seed,
    focus: PATTERN_BOOK[picture.garment].focus,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${studioWall('w', width, height)}<defs>${drawing.definitions()}</defs>${art}</svg>`
  );
}
