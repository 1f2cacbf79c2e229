import { Drawing } from './drawing.ts';
import type { GarmentPicture } from './garment.ts';
import { PATTERN_BOOK } from './pattern-book.ts';
import { randomFrom } from './random.ts';
import { PICTURE, studioWall, wallShadow } from './studio.ts';

const CLOSE_UP = 2.3;

/** Draws a garment of the pattern book, ready to be placed. */
export function drawGarment(picture: GarmentPicture, id: string): Drawing {
  const { texture, draw } = PATTERN_BOOK[picture.garment];
  const drawing = new Drawing(picture, id, texture);
  draw(drawing);
  return drawing;
}

/** Scale and offset that let the garment fill the frame generously. */
function fitted({ bounds }: Drawing): { scale: number; x: number; y: number } {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = Math.min(1310 / width, 2340 / height, 1.65);
  return {
    scale,
    x: PICTURE.width / 2 - (scale * (bounds.left + bounds.right)) / 2,
    y: PICTURE.height * 0.5 - (scale * (bounds.top + bounds.bottom)) / 2,
  };
}

/**
 * One studio photograph of a garment as a 1500 x 2700 SVG document without text; same picture in, same SVG out.
 * `back` turns the garment round; `detail` moves the camera close to its most telling part.
 */
export function garmentSvg(picture: GarmentPicture): string {
  const { width, height } = PICTURE;
  const drawing = drawGarment(picture, 'g');
  const { scale, x, y } = fitted(drawing);
  const hang = randomFrom(picture.seed * 7 + 1);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)}) rotate(${hang.about(0.5).toFixed(2)}) skewX(${hang.about(0.6).toFixed(2)})`;
  const garment = `<g transform="${place}">${wallShadow('g', drawing.outline())}${drawing.artwork()}</g>`;
  const [fx, fy] = PATTERN_BOOK[picture.garment].focus;
  const close = `translate(${width / 2} ${height * 0.46}) scale(${CLOSE_UP}) translate(${-(x + scale * fx)} ${-(y + scale * fy)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${studioWall('w', width, height)}<defs>${drawing.definitions()}</defs>` +
    `${picture.view === 'detail' ? `<g transform="${close}">${garment}</g>` : garment}</svg>`
  );
}
