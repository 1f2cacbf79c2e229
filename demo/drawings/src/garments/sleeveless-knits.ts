import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { onSide, SIDES, spline } from '../spline.ts';
import { backShoulders } from './back-seams.ts';
import { fittedTorso } from './fitting.ts';
import { slitHem } from './jumpers.ts';
import { openwork } from './knit-patterns.ts';
import { ribbedHem } from './knit-ribs.ts';
import { steppedHem } from './knit-trims.ts';
import { neckBand } from './necks.ts';
import { backNeckline, chosenNeckline, insideOfNeck } from './necklines.ts';
import { torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';

/** A knitted slipover: no sleeves, a V neck, ribs round the armholes. */
export function drawSlipover(drawing: Drawing): void {
  const fitted = fittedTorso(drawing, {
    ...WOMENS,
    neck: 128,
    drop: 300,
    vee: 1,
    shoulder: [298, 96],
    underarm: [330, 470],
    waist: [330, 780],
    hem: [304, 1010],
    sag: 12,
  });
  const front = chosenNeckline(drawing, fitted);
  const torso: Torso = drawing.isBack ? backNeckline(front) : front;
  const {
    shoulder: [sx, sy],
    underarm: [ux, uy],
    hem: [, hy],
  } = torso;
  const trims = trimTones(drawing);
  const hasSlits = drawing.has('side-slits');
  insideOfNeck(drawing, torso, 58);
  if (hasSlits && !drawing.isBack) steppedHem(drawing, torso, 96, trims);
  const hem = hasSlits ? slitHem(drawing, torso) : torso;
  drawing.cloth(torsoPath(drawing.isBack ? hem : torso, torso.drop), {
    creases: torsoCreases(torso, 1),
    inlay: drawing.has('openwork') ? openwork(drawing, 330, hy) : '',
  });
  ribbedHem(drawing, hem, 96, trims);
  backShoulders(drawing, torso, false);
  for (const side of SIDES)
    drawing.rib(
      spline(
        onSide(side, [
          [sx - 8, sy - 10, 'corner'],
          [sx - 34, (sy + uy) * 0.5],
          [ux - 30, uy - 62],
          [ux - 14, uy + 2, 'corner'],
        ]),
        false,
      ),
      40,
      trims,
    );
  neckBand(drawing, torso, torso.drop, 46, false, trims);
}
