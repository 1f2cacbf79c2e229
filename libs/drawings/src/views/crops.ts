import type { Bounds } from '../bounds.ts';
import { PICTURE } from '../studio.ts';
import { familyOf, type Family } from './families.ts';
import { fittedIn, type Fitted, type Room, type Scene } from './frame.ts';

/** Above the tallest things, as a part of the picture's height. */
const HEADROOM = 0.067;

type Crop = Pick<Room, 'width' | 'height' | 'middle'>;

/** A phone sees the upper part of a picture: what is short stands where the middle of that is. */
const USUAL: Crop = { width: 1310, height: 2340, middle: 0.44 };

/** How near the camera comes to each kind of thing, and where its middle is then. */
const CROPS: Partial<Record<Family, Crop>> = {
  shoes: { width: 1360, height: 2300, middle: 0.43 },
  // Their handles are light: the eye takes the bag itself for the whole.
  bag: { width: 1260, height: 2180, middle: 0.41 },
  belt: { width: 1340, height: 2240, middle: 0.44 },
};

/** Fits bounds with their middle at the asked height; what is taller than a phone shows keeps its head in sight. */
export function headed(bounds: Bounds, room: Partial<Room> & Pick<Room, 'middle'>): Fitted {
  const { scale } = fittedIn(bounds, room);
  const tall = (scale * (bounds.bottom - bounds.top)) / PICTURE.height;
  return fittedIn(bounds, { ...room, middle: Math.max(room.middle, HEADROOM + tall / 2) });
}

/** Where a thing lies in its picture: by its own bounds, with the margin of its kind. */
export const cropOf = ({ garment, drawing: { bounds } }: Scene): Fitted =>
  headed(bounds, CROPS[familyOf(garment)] ?? USUAL);
