import type { Drawing } from '../../drawing.ts';
import { trace } from '../../spline.ts';
import type { Shoe } from '../shoe-pair.ts';
import type { Heel } from './heel-view.ts';
import { buckle, line, LINING, patch, thread } from './parts.ts';

const ROUND_TOE = '90 -384, 260 -284, 420 -214, 530 -146, 584 -60!';
const POINTED_TOE = '90 -384, 250 -288, 400 -214, 530 -130, 640 -46!';
const BELOW = '560 -22, 470 -24, 260 -24, 100 -46, -60 -120, -200 -200, -330 -230';

/** The outline from the heel over the given shaft to the toe and back. */
export const bootWith = (drawing: Drawing, shaft: string) =>
  trace(
    `-482 -220!, -506 -340, -474 -480, ${shaft}, ${drawing.has('pointed-toe') ? POINTED_TOE : ROUND_TOE}, ${BELOW}`,
  );

/** The lining above the top of the shaft. */
export const inside = (drawing: Drawing, { place }: Shoe, outline: string) =>
  drawing.cloth(place(trace(outline)), { tones: LINING, printed: false, round: 'flat', edge: 0.9 });

/** The leather round the heel, and the edge of the sole. */
export function counter(drawing: Drawing, { place }: Shoe): void {
  drawing.seam(line(place, '-494 -400, -400 -396, -320 -330, -290 -230'));
  thread(drawing, line(place, '-490 -414, -396 -410, -308 -340, -276 -232'));
  if (!drawing.has('contrast-stitching')) return;
  thread(
    drawing,
    line(place, '-470 -246, -330 -246, -200 -218, -60 -138, 100 -62, 260 -40, 470 -44, 560 -64'),
  );
}

/** A strap with a buckle round the ankle. */
export function ankleStrap(drawing: Drawing, shoe: Shoe): void {
  patch(
    drawing,
    shoe.place,
    '-478 -512!, -320 -450, -120 -520, -88 -552!, -56 -500!, -130 -446, -320 -378, -498 -440!',
  );
  thread(drawing, line(shoe.place, '-470 -494, -320 -434, -120 -504'));
  buckle(drawing, shoe, -226, -450, 44);
}

/** Measures of the heel from behind. */
export const heelSizes = (drawing: Drawing): Heel['heel'] =>
  drawing.has('block-heel') ? [118, 122, 224] : [112, 44, 224];
