import type { Bounds } from '../bounds.ts';
import { PICTURE } from '../studio.ts';
import { familyOf, type Family } from './families.ts';
import { fittedIn, type Fitted, type Room, type Scene } from './frame.ts';

/** Space above the tallest garments, as a fraction of the picture's height. */
const HEADROOM = 0.067;

type Crop = Pick<Room, 'width' | 'height' | 'middle'>;

/** A phone shows the upper part of a picture: short garments are centred there. */
const USUAL: Crop = { width: 1310, height: 2340, middle: 0.44 };

/** Crop and vertical centre for each kind of garment. */
const CROPS: Partial<Record<Family, Crop>> = {
  shoes: { width: 1360, height: 2300, middle: 0.43 },
  // Their handles are thin: the bag alone determines the visual size.
  bag: { width: 1260, height: 2180, middle: 0.41 },
  belt: { width: 1340, height: 2240, middle: 0.44 },
};

/**
 * Fits bounds with their middle at the requested height. Garments taller than a phone's crop keep their top visible.
 */
export function headed(bounds: Bounds, room: Partial<Room> & Pick<Room, 'middle'>): Fitted {
  const { scale } = fittedIn(bounds, room);
  const tall = (scale * (bounds.bottom - bounds.top)) / PICTURE.height;
  return fittedIn(bounds, { ...room, middle: Math.max(room.middle, HEADROOM + tall / 2) });
}

/** Position of a garment in its picture: by its bounds, with the margin of its kind. */
export const cropOf = ({ garment, drawing: { bounds } }: Scene): Fitted =>
  headed(bounds, CROPS[familyOf(garment)] ?? USUAL);
