import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import { pairOf, type Place, type Shoe } from '../shoe-pair.ts';
import { heelView, type Heel } from './heel-view.ts';
import { broguing, gloss, line, LINING, thread } from './parts.ts';
import { soleOf } from './soles.ts';

/** The upper of a man's low shoe. */
const UPPER =
  '-498 -110!, -510 -220, -486 -330, -446 -396!, -360 -352, -240 -330, -130 -372, -70 -452!, 20 -420, 150 -310, 280 -236, 430 -196, 540 -140, 578 -80!, 500 -34, 300 -16, 60 -18, -140 -50';

const INSIDE = '-440 -392!, -300 -420, -140 -430, -60 -450!, -120 -380, -250 -336, -380 -350';

/** The back of a low shoe, with its sewn parts. */
export interface Back {
  heel: Heel;
  sewn: (drawing: Drawing, shoe: Shoe) => void;
}

/** A pair of low shoes from the side, or from behind for the back view. */
export const lowShoes =
  (draw: (drawing: Drawing, shoe: Shoe) => void, { heel, sewn }: Back) =>
  (drawing: Drawing) => {
    if (drawing.isBack) heelView(drawing, heel, (shoe) => sewn(drawing, shoe));
    else for (const shoe of pairOf(640)) draw(drawing, shoe);
  };

/** The inside and the upper of a low shoe, before sewn-on parts. */
export function lowUpper(drawing: Drawing, place: Place): void {
  drawing.cloth(place(trace(INSIDE)), { tones: LINING, printed: false, round: 'flat', edge: 0.9 });
  drawing.cloth(place(trace(UPPER)), { edge: 0.6 });
}

/** Light on the toe, the heel and the instep, and the sole below. */
export function finishLow(drawing: Drawing, place: Place): void {
  gloss(drawing, line(place, '400 -176, 470 -150, 520 -118'), 22);
  gloss(drawing, line(place, '-450 -300, -460 -220, -440 -150'), 20);
  gloss(drawing, line(place, '200 -240, 270 -204, 310 -190'), 16);
  soleOf(drawing, place, 0);
}

/** A straight toe cap, with holes along it on a brogue. */
export function toeCap(drawing: Drawing, shoe: Shoe): void {
  const { place } = shoe;
  drawing.seam(line(place, '330 -222, 352 -150, 330 -46'));
  thread(drawing, line(place, '342 -220, 364 -150, 342 -46'));
  if (!drawing.has('broguing')) return;
  broguing(drawing, shoe, '314 -212, 334 -150, 314 -58');
  broguing(drawing, shoe, '-316 -330, -284 -220, -314 -110');
  for (const [x, y] of trace('432 -150, 416 -128, 454 -134, 432 -108'))
    broguing(drawing, shoe, `${x} ${y}, ${x + 10} ${y}`);
}
