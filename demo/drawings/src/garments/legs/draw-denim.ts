import { mix } from '../../colour.ts';
import type { Drawing } from '../../drawing.ts';
import { SIDES, sideSpline } from '../../spline.ts';
import { edgesAt, type Cut } from './cut.ts';
import { cutOf } from './draw-trousers.ts';
import { COPPER, curvedPockets, jeansBack, leatherLabel } from './five-pockets.ts';
import { buttonFly, fly, frontPatchPockets } from './front.ts';
import { frayedHems, stitchedHems } from './hems.ts';
import { leg } from './leg.ts';
import { rips } from './rips.ts';
import { selvedge, turnUps, wrongSide } from './turn-ups.ts';
import { finishWaist } from './waist.ts';

/** Tobacco thread on blue denim, tonal on black and ecru; contrasting when that detail is chosen. */
function threadOf(drawing: Drawing): string {
  const { lightness, thread, base } = drawing.tones;
  if (drawing.has('contrast-stitching')) return lightness > 0.75 ? '#a4652c' : mix('#f3e3c3', base, 0.06);
  return lightness > 0.34 && lightness < 0.85 ? '#b98a55' : thread;
}

/** Worn-in fading on the thighs of denim. */
function fading(drawing: Drawing, { hip: [px, py], knee: [ko, ki, ky] }: Cut): void {
  for (const side of SIDES) {
    const d = sideSpline(
      side,
      [
        [px * 0.52, py + 40],
        [(px * 0.5 + (ko + ki) / 2) / 2, (py + ky) / 2],
        [(ko + ki) / 2, ky - 40],
      ],
      false,
    );
    drawing.add(drawing.glow(d, drawing.tones.sheen, 140, 0.26));
  }
}

/** Double rows of thread along the seams of the legs. */
function stitchedSeams(drawing: Drawing, cut: Cut, thread: string): void {
  const heights = [cut.band + 20, cut.hip[1], cut.knee[2], cut.hem[2] - 6];
  for (const side of SIDES)
    for (const inset of [22, 36])
      drawing.stitch(
        sideSpline(
          side,
          heights.map((y) => [edgesAt(cut, y)[0] - inset, y]),
          false,
        ),
        thread,
      );
}

function ends(drawing: Drawing, cut: Cut, thread: string, worn: boolean): void {
  if (drawing.has('turn-ups')) turnUps(drawing, cut, 104, worn ? wrongSide(drawing) : undefined);
  else if (drawing.has('selvedge')) selvedge(drawing, cut);
  else if (drawing.has('frayed-hem')) frayedHems(drawing, cut);
  else stitchedHems(drawing, cut, 34, thread);
}

/** Trousers with the five pockets of jeans; faded when they are denim. */
export function drawDenim(drawing: Drawing, plain: Cut, worn = true): void {
  const cut = cutOf(drawing, plain);
  const thread = threadOf(drawing);
  for (const side of [1, -1] as const) leg(drawing, side, cut);
  if (worn) fading(drawing, cut);
  if (drawing.has('contrast-stitching')) stitchedSeams(drawing, cut, thread);
  if (drawing.isBack) jeansBack(drawing, cut, thread);
  else {
    fly(drawing, cut, thread);
    if (drawing.has('button-fly')) buttonFly(drawing, cut, COPPER);
    if (drawing.has('patch-pockets')) frontPatchPockets(drawing, cut, thread);
    else curvedPockets(drawing, cut, thread);
    if (drawing.has('rips')) rips(drawing, cut);
  }
  ends(drawing, cut, thread, worn);
  finishWaist(drawing, cut, { waist: 'loops' }, { tones: COPPER, thread });
  if (drawing.isBack) leatherLabel(drawing, cut);
}
