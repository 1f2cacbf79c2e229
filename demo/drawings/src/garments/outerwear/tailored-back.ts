import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline } from '../../spline.ts';
import { standNeck } from '../necks.ts';
import { torsoCreases, torsoPath, type Torso } from '../torso.ts';
import { button } from '../trims.ts';
import { buttonTones } from './button-tones.ts';
import type { Collar } from './lapels.ts';

/** The fall of a turned-down collar, seen from behind. */
export function collarFall(drawing: Drawing, neck: number, reach = 44): void {
  drawing.cloth(
    spline([
      [-neck + 2, -42],
      [0, -64],
      [neck - 2, -42],
      [neck + reach, 34, 'corner'],
      [0, 76],
      [-neck - reach, 34, 'corner'],
    ]),
    { round: 'flat', lift: 0.7, edge: 0.4 },
  );
}

/** A slit that opens from the hem: the upper edge lies over the lower one. */
export function vent(drawing: Drawing, x: number, hem: number, height: number): void {
  drawing.shade(`M${x} ${hem - height}q26 ${height / 2} 24 ${height + 6}H${x}Z`, 0.85);
  drawing.seam(`M${x} ${hem - height}V${hem + 8}`);
  drawing.stitch(`M${x - 4} ${hem - height - 10}l44-26`);
}

/** A half belt across the small of the back, held by two buttons. */
function halfBelt(drawing: Drawing, y: number, half: number): void {
  drawing.cloth(
    spline([
      [-half, y - 30, 'corner'],
      [0, y - 22],
      [half, y - 30, 'corner'],
      [half + 22, y],
      [half, y + 30, 'corner'],
      [0, y + 38],
      [-half, y + 30, 'corner'],
      [-half - 22, y],
    ]),
    { lift: 0.7, edge: 0.45 },
  );
  for (const side of SIDES) button(drawing, side * (half - 26), y + 2, 18, buttonTones(drawing));
}

/** Back of a tailored jacket or coat: centre seam, side panels, collar, and chosen details. */
export function tailoredBack(drawing: Drawing, torso: Torso, collar: Collar, slack = 0.8): void {
  const [hx, hy] = torso.hem;
  const [wx, wy] = torso.waist;
  drawing.cloth(torsoPath({ ...torso, vee: 0 }, 20), { creases: torsoCreases(torso, slack) });
  drawing.seam(`M0 20C4 ${hy * 0.3} -4 ${hy * 0.6} 0 ${hy}`);
  for (const side of SIDES)
    drawing.seam(
      spline(
        onSide(side, [
          [torso.shoulder[0] - 26, 250],
          [wx * 0.62, wy],
          [hx * 0.6, hy],
        ]),
        false,
      ),
    );
  if (drawing.has('back-vent')) vent(drawing, 0, hy, Math.min(520, 120 + hy * 0.17));
  if (drawing.has('side-vents')) for (const side of SIDES) vent(drawing, side * hx * 0.6, hy, 300);
  if (drawing.has('half-belt')) halfBelt(drawing, wy, wx * 0.6);
  if (collar === 'stand') standNeck(drawing, torso.neck + 16, 92, false);
  else if (collar !== 'none') collarFall(drawing, torso.neck, collar === 'shawl' ? 62 : 44);
}
