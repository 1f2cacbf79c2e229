import type { Bounds } from '../bounds.ts';
import type { Drawing } from '../drawing.ts';
import type { Garment } from '../garment.ts';
import { PICTURE } from '../studio.ts';

/** Where a garment comes to lie in its picture. */
export interface Fitted {
  scale: number;
  x: number;
  y: number;
}

/** The most of a picture that a garment takes, and how much it may be enlarged. */
export interface Room {
  width: number;
  height: number;
  scale: number;
  /** Height of its middle, of the whole picture. */
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

/** What every view is made of. */
export interface Scene {
  garment: Garment;
  drawing: Drawing;
  seed: number;
  /** Where a close-up looks, in garment units. */
  focus: readonly [x: number, y: number];
}
