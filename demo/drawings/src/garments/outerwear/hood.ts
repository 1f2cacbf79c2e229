import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace } from '../../spline.ts';

/** The back of an open hood around the neck; drawn before the fronts. */
export function hoodBehind(drawing: Drawing): void {
  drawing.cloth(spline(trace('-186 70!, -216 -50, -158 -164, 0 -200, 158 -164, 216 -50, 186 70!, 0 190')), {
    edge: 0.5,
    creases: [{ from: [-150, -140], to: [-60, -172], width: 14, depth: 0.4 }],
  });
  drawing.cloth(spline(trace('-148 50, -142 -78, 0 -140, 142 -78, 148 50, 70 170, 0 200, -70 170')), {
    tones: drawing.inside,
    round: 'flat',
    edge: 1,
    printed: false,
    creases: [{ from: [0, -116], to: [4, 120], width: 26, depth: 0.4 }],
  });
  drawing.seam('M0-140C6-60 6 20 0 120', drawing.inside);
}

const EDGE = '150 -116, 152 -40, 134 60, 70 150, 2 192';

/** The two front edges of a hood, which meet at the jacket's closure. */
export function hoodFront(drawing: Drawing, furred = false): void {
  for (const side of [1, -1] as const) {
    drawing.cloth(
      spline(
        onSide(
          side,
          trace('206 -60, 222 36, 176 124, 74 222, -4 250!, -2 190!, 66 150, 132 60, 150 -40, 170 -112'),
        ),
      ),
      {
        lift: 0.8,
        edge: 0.45,
        round: 'flat',
        creases: [{ from: [190 * side, 10], to: [40 * side, 200], bend: -40 * side, width: 18, depth: 0.5 }],
      },
    );
    if (!furred)
      drawing.stitch(spline(onSide(side, trace('164 -96, 168 -34, 148 70, 78 166, 8 206')), false));
  }
  if (furred) {
    const whole = onSide(-1, trace(EDGE)).reverse();
    fur(drawing, spline([...trace('150 -116, 0 -168').reverse(), ...trace(EDGE)], false));
    fur(drawing, spline([...whole, ...trace('-150 -116, 0 -168')], false));
  }
}

/** A brush of fur along a path: overlapping strokes of hair. */
function fur(drawing: Drawing, d: string): void {
  const line = drawing.share(d);
  const hair = (colour: string, width: number, dash: string, opacity: number, dx = 0) =>
    `<use href="#${line}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-opacity="${opacity}" x="${dx}" y="${dx}"/>`;
  const { inside, tones } = drawing;
  drawing.add(
    `<g fill="none" stroke-linejoin="round">${hair(inside.deep, 74, '7 3', 0.55, 5)}${hair('#8a7a66', 66, '6 2', 0.95)}${hair('#b5a58e', 58, '3 5', 0.8, -2)}${hair('#d8ccb8', 44, '2 9', 0.7, -3)}${hair(tones.deep, 30, '2 11', 0.3)}</g>`,
  );
}

/** A hood that hangs down the back. */
export function hoodFromBehind(drawing: Drawing, furred = false): void {
  const outline = '-186 30, -180 -90, -92 -172, 0 -190, 92 -172, 180 -90, 186 30, 124 250, 0 350, -124 250';
  drawing.cloth(spline(trace(outline)), {
    lift: 0.9,
    creases: [
      { from: [-120, -60], to: [-40, 280], bend: 20, width: 26, depth: 0.5 },
      { from: [130, -40], to: [50, 280], bend: -20, width: 28, depth: 0.55 },
    ],
  });
  for (const side of SIDES) drawing.seam(spline(onSide(side, trace('70 -176, 84 0, 40 322')), false));
  if (furred) fur(drawing, spline(trace('-176 -60, -100 -160, 0 -180, 100 -160, 176 -60'), false));
}
