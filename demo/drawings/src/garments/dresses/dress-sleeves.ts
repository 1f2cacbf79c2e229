import type { SleeveLength } from '../../cut.ts';
import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline } from '../../spline.ts';
import { sleeveBand, sleeves, type Sleeve } from '../sleeves.ts';
import type { Torso } from '../torso.ts';

/** A sleeve of the given length for a dress with this torso. */
export function sleeveFor({ shoulder: [sx], underarm: [ux, uy] }: Torso, length: SleeveLength): Sleeve {
  if (length === 'short') return { outer: [sx + 148, uy + 40], inner: [ux + 28, uy + 100], full: 16 };
  if (length === 'three-quarter')
    return { outer: [sx + 158, uy + 414], inner: [ux + 66, uy + 440], full: 16, slack: 1.05 };
  return { outer: [sx + 174, uy + 610], inner: [ux + 84, uy + 636], full: 18, balloon: 16, slack: 1.1 };
}

/** A gathered sleeve head above the shoulder, and a band that gathers the end. */
function puffed(drawing: Drawing, torso: Torso, sleeve: Sleeve): void {
  const isLong = sleeve.outer[1] > 760;
  const full: Sleeve = {
    ...sleeve,
    full: (sleeve.full ?? 0) + (isLong ? 50 : 62),
    balloon: (sleeve.balloon ?? 0) + 20,
    slack: 1.3,
  };
  sleeves(drawing, torso, full);
  const [sx, sy] = torso.shoulder;
  for (const side of SIDES) {
    const band = sleeveBand(side, sleeve, 16, 2);
    drawing.rib(band, 30, drawing.tones, true);
    const gathers = [0, 1, 2, 3, 4].map((at) =>
      spline(
        onSide(side, [
          [sx - 10 + at * 9, sy + 2 + at * 22],
          [sx + 34 + at * 12, sy + 30 + at * 26],
        ]),
        false,
      ),
    );
    drawing.seam(gathers.join(''));
  }
}

/** Wide short sleeves that open like wings. */
function fluttering(drawing: Drawing, { shoulder: [sx, sy], underarm: [ux, uy] }: Torso): void {
  for (const side of SIDES)
    drawing.cloth(
      spline(
        onSide(side, [
          [sx - 70, sy - 32, 'corner'],
          [sx + 30, sy + 4],
          [sx + 140, uy - 120],
          [sx + 206, uy + 30, 'corner'],
          [sx + 170, uy + 70],
          [sx + 134, uy + 60],
          [sx + 104, uy + 96],
          [sx + 70, uy + 84],
          [ux + 40, uy + 112, 'corner'],
          [ux + 6, uy + 10],
          [ux - 40, uy - 40, 'corner'],
        ]),
      ),
      {
        round: 'tube',
        creases: [0.1, 0.4, 0.7].map((at) => ({
          from: [(sx - 6 + at * 20) * side, sy + 30 + at * 120] as const,
          to: [(sx + 178 - at * 120) * side, uy + 50 + at * 30] as const,
          bend: -14 * side,
          width: 22,
          depth: 0.7,
          shape: 'flare' as const,
        })),
      },
    );
}

/** Draws the sleeves of a dress in the chosen length and shape; returns the sleeve, if any. */
export function dressSleeves(drawing: Drawing, torso: Torso, usual: Sleeve | undefined): Sleeve | undefined {
  const length = drawing.sleeve;
  if (length === 'none') return undefined;
  const sleeve = length ? sleeveFor(torso, length) : usual;
  if (drawing.has('flutter-sleeves')) {
    fluttering(drawing, torso);
    return undefined;
  }
  if (!sleeve) return undefined;
  if (drawing.has('puff-sleeves')) puffed(drawing, torso, sleeve);
  else sleeves(drawing, torso, sleeve);
  return sleeve;
}
