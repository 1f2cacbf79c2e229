import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, trace } from '../../spline.ts';
import { tonesOf } from '../../colour.ts';
import { bow, seamPockets } from '../dresses/sash.ts';
import { fallingSkirt, flounce, gathers, leanOf } from '../dresses/fall.ts';
import { slit } from '../dresses/openings.ts';
import { ruffle } from '../dresses/edging.ts';
import { placket } from '../shirts.ts';
import { spread } from '../outerwear/closures.ts';
import { hipPockets } from '../outerwear/pockets.ts';
import { vent } from '../outerwear/tailored-back.ts';
import { button, buttonhole, zip } from '../trims.ts';
import { waistband, waistOf } from './band.ts';

/** A skirt of smooth panels: hip, hem and softness of the drape. */
interface Panels {
  half: number;
  hip: readonly [x: number, y: number];
  hem: readonly [x: number, y: number];
  folds: number;
  depth: number;
  gathered?: number;
}

/** Extra width of the hem in the chosen fit. */
function outOf({ fit }: Drawing): number {
  if (fit === 'slim') return -50;
  return fit === 'a-line' ? 90 : 0;
}

function panels(drawing: Drawing, { half, hip, hem, folds, depth, gathered }: Panels): void {
  const out = outOf(drawing);
  const high = drawing.fit === 'high-waist' ? 110 : 0;
  const waist = waistOf(drawing, { half, height: 76 });
  const top = 60 - high;
  fallingSkirt(
    drawing,
    {
      top,
      halfTop: waist.half,
      hip: [hip[0] + out * 0.3, hip[1]],
      hem: [hem[0] + out, hem[1]],
      folds,
      depth,
      lean: leanOf(drawing),
      round: drawing.has('rounded-hem') ? 120 : 0,
    },
    gathered ? gathers(drawing, top + 26, waist.half - 4, gathered) : [],
  );
  if (drawing.has('flounce'))
    flounce(drawing, { top: hem[1] - 230, half: hem[0] + out - 30, bottom: hem[1] + 8 });
  if (drawing.isBack) {
    if (drawing.has('back-slit')) vent(drawing, 0, hem[1] + 26, (hem[1] - top) * 0.26);
  } else {
    if (drawing.has('slant-pockets')) seamPockets(drawing, top + 10, waist.half + 10, 200);
    if (drawing.has('flap-pockets')) hipPockets(drawing, 'flaps', { x: 104, y: 220, width: 160 });
    if (drawing.has('patch-pockets')) hipPockets(drawing, 'patches', { x: 96, y: 230, width: 160 });
    if (drawing.has('button-placket')) placket(drawing, top + 10, hem[1] + 24, 54, 7, 14);
    if (drawing.has('slit')) slit(drawing, hem[0] * 0.42, hem[1] - (hem[1] - top) * 0.42, hem[1] + 14, 76);
  }
  waistband(drawing, waist, top + 16);
  if (drawing.isBack && !drawing.has('elastic-waist'))
    zip(drawing, `M0 ${top - 50}V${top + 280}`, [0, top - 38], 6);
}

/** A short straight skirt. */
export const drawMiniSkirt = (drawing: Drawing) =>
  panels(drawing, { half: 280, hip: [352, 300], hem: [402, 820], folds: 3, depth: 0.3 });

/** A skirt that widens smoothly from the waist to below the knee. */
export const drawALineSkirt = (drawing: Drawing) =>
  panels(drawing, { half: 268, hip: [352, 340], hem: [520, 1260], folds: 5, depth: 0.65 });

/** A long gathered skirt to the ankles. */
export const drawMaxiSkirt = (drawing: Drawing) =>
  panels(drawing, { half: 262, hip: [352, 330], hem: [560, 2020], folds: 8, depth: 0.85, gathered: 130 });

const COPPER = tonesOf('#a8683c', 1.5);

/** A straight skirt that buttons all the way down. */
export function drawButtonSkirt(drawing: Drawing): void {
  const out = outOf(drawing);
  const [hx, hy] = [430 + out, 1180];
  const waist = waistOf(drawing, { half: 284, height: 80 });
  const thread = drawing.has('contrast-stitching') ? '#c98a3c' : drawing.tones.thread;
  fallingSkirt(drawing, {
    top: 60,
    halfTop: waist.half,
    hip: [366 + out * 0.3, 320],
    hem: [hx, hy],
    folds: 3,
    depth: 0.32,
  });
  for (const up of [26, 40])
    drawing.stitch(
      spline(trace(`${-hx + 10} ${hy - up}, 0 ${hy + 24 - up}, ${hx - 10} ${hy - up}`), false),
      thread,
    );
  if (drawing.isBack) {
    for (const side of SIDES) drawing.seam(spline(onSide(side, trace('0 210, 150 190, 336 150')), false));
    hipPockets(drawing, 'patches', { x: 92, y: 260, width: 150 });
    drawing.seam(`M0 210V${hy + 20}`);
  } else {
    const pockets = drawing.has('patch-pockets') ? 'patches' : 'none';
    hipPockets(drawing, pockets, { x: 104, y: 250, width: 160 });
    if (pockets === 'none')
      for (const side of SIDES)
        for (const dx of [0, 11])
          drawing.stitch(
            spline(
              onSide(side, trace(`150 ${84 + dx}, 196 ${190 + dx}, ${332 + dx * 0.5} ${230 + dx}`)),
              false,
            ),
            thread,
          );
    if (drawing.has('flap-pockets')) hipPockets(drawing, 'flaps', { x: 104, y: 300, width: 160 });
    if (drawing.has('slit'))
      drawing.shade(`M4 ${hy - 260}Q30 ${hy - 120} 40 ${hy + 26}H-8Z`, 1, drawing.inside);
    drawing.seam(`M44 76V${hy + 22}`);
    for (const x of [34, -34]) drawing.stitch(`M${x} 80V${hy + 18}`, thread);
  }
  waistband(drawing, waist, 76);
  if (drawing.isBack) return;
  const last = drawing.has('slit') ? hy - 320 : hy - 130;
  for (const y of [36, ...spread(170, last, drawing.has('slit') ? 5 : 6)]) {
    buttonhole(drawing, 0, y, 46, y === 36 ? 0 : 90);
    button(drawing, 0, y, 19, COPPER);
  }
}

/** A skirt that wraps round and is tied at the side. */
export function drawWrapSkirt(drawing: Drawing): void {
  const out = outOf(drawing);
  const [hx, hy] = [470 + out, 1480];
  const waist = waistOf(drawing, { half: 268, height: 76 });
  const lean = leanOf(drawing);
  fallingSkirt(drawing, {
    top: 60,
    halfTop: waist.half,
    hip: [356, 340],
    hem: [hx, hy],
    folds: 6,
    depth: 0.7,
    lean,
  });
  if (drawing.has('flounce')) flounce(drawing, { top: hy - 230, half: hx - 26, bottom: hy + 8 });
  if (!drawing.isBack) {
    if (drawing.has('slit')) slit(drawing, -96, 560, hy + 24, 120);
    const edge = trace(`-176 70, -150 500, -100 1000, -84 ${hy + 18}`);
    drawing.cloth(spline([...edge, ...trace(`-190 ${hy - 6}, -236 900, -262 70!`)]), {
      lift: 0.9,
      round: 'tube',
      outline: false,
      creases: [{ from: [-210, 90], to: [-130, hy - 10], width: 20, depth: 0.6, shape: 'flare' }],
    });
    if (drawing.has('ruffles')) ruffle(drawing, edge, 70);
  }
  waistband(drawing, waist, 76);
  if (drawing.isBack) drawing.seam(`M0 90V${hy + 10}`);
  else bow(drawing, -206, 42);
}
