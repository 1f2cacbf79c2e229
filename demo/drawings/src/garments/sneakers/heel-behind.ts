import type { Drawing } from '../../drawing.ts';
import { mirrored } from '../../spline.ts';
import type { Heel } from './heel.ts';
import { depthOf, lastOf, LINING, soleTones, type Style } from './style.ts';

/** The wider front of the shoe, visible beside its heel. */
export function forefoot(drawing: Drawing, { place, half }: Heel, style: Style): void {
  const depth = depthOf(drawing, style) * lastOf(style)(0);
  drawing.cloth(
    place(
      mirrored([
        [0, -250],
        [half * 0.7, -222],
        [half * 1.02, -140],
        [half * 1.08, -56, 'corner'],
        [0, -50],
      ]),
    ),
    { round: 'flat', edge: 0.7 },
  );
  drawing.cloth(
    place(
      mirrored([
        [0, -70],
        [half * 1.12, -66, 'corner'],
        [half * 1.13, depth - 22],
        [half * 1.04, depth - 10],
        [0, depth - 10],
      ]),
    ),
    { tones: soleTones(drawing), printed: false, round: 'flat', edge: 0.6 },
  );
}

/** The tongue, the front of the collar and the lining, visible above the heel. */
export function inside(drawing: Drawing, { place, half, top, tongue }: Heel, style: Style): void {
  if (style.upper !== 'slip-on')
    drawing.cloth(
      place(
        mirrored([
          [0, tongue - 4],
          [half * 0.26, tongue + 4],
          [half * 0.38, tongue + 36],
          [half * 0.4, top + 40],
          [0, top + 60],
        ]),
      ),
      { round: 'flat', edge: 0.4 },
    );
  drawing.cloth(
    place(
      mirrored([
        [0, top - 12],
        [half * 0.34, top - 30],
        [half * 0.52, top - 6],
        [half * 0.58, top + 60, 'corner'],
        [0, top + 76],
      ]),
    ),
    { round: 'flat', edge: 0.5 },
  );
  drawing.cloth(
    place(
      mirrored([
        [0, top - 4],
        [half * 0.36, top - 18],
        [half * 0.48, top + 6],
        [half * 0.5, top + 50, 'corner'],
        [0, top + 64],
      ]),
    ),
    { tones: LINING, printed: false, round: 'flat', edge: 0.9 },
  );
}
