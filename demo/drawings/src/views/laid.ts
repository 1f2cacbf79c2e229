import { randomFrom } from '../random.ts';
import { PICTURE, wallShadow } from '../studio.ts';
import { cropOf } from './crops.ts';
import { transformOf, type Scene } from './frame.ts';

const CLOSE_UP = 2.3;

/** Flat on the wall, slightly askew: the front and the back. */
export function laid(scene: Scene): string {
  const { drawing, seed } = scene;
  const hang = randomFrom(seed * 7 + 1);
  const place = `${transformOf(cropOf(scene))} rotate(${hang.about(0.5).toFixed(2)}) skewX(${hang.about(0.6).toFixed(2)})`;
  return `<g transform="${place}">${wallShadow('g', drawing.outline(), drawing.bounds)}${drawing.artwork()}</g>`;
}

/** A close-up of its most distinctive part. */
export function closeBy(scene: Scene): string {
  const { width, height } = PICTURE;
  const { scale, x, y } = cropOf(scene);
  const [fx, fy] = scene.focus;
  const close = `translate(${width / 2} ${height * 0.46}) scale(${CLOSE_UP}) translate(${-(x + scale * fx)} ${-(y + scale * fy)})`;
  return `<g transform="${close}">${laid(scene)}</g>`;
}
