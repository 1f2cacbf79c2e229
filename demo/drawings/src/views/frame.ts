import type { Bounds } from '../bounds.ts';
import type { Drawing } from '../drawing.ts';
import type { Garment } from '../garment.ts';
import { PICTURE } from '../studio.ts';

/** Position of a garment in its picture. */
export interface Fitted {
  scale: number;
  x: number;
  y: number;
}

/** Maximum size of a garment in its picture, and maximum scale. */
export interface Room {
  width: number;
  height: number;
  scale: number;
  /** Height of its middle, as a fraction of the picture. */
  middle: number;
}

const WHOLE: Room = { width: 1310, height: 2340, scale: 1.65, middle: 0.5 };

/** Scale and offset that let bounds fill the frame generously. */
export function fittedIn({ left, top, right, bottom }: Bounds, room: Partial<Room> = {}): Fitted {
  const { width, height, scale: most, middle } = { ...WHOLE, ...room };
  const scale = Math.min(width / (right - left), height / (bottom - top), most);
  return {
    scale,
    x: PICTURE.width / 2 - (scale * (left + right)) / 2,
    y: PICTURE.height * middle - (scale * (top + bottom)) / 2,
  };
}

export const transformOf = ({ scale, x, y }: Fitted): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;

/** Input of every view. */
export interface Scene {
  garment: Garment;
  drawing: Drawing;
  seed: number;
  /** Focus of a close-up, in garment units. */
  focus: readonly [x: number, y: number];
}
