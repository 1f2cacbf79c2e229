import type { Drawing } from '../../drawing.ts';
import { spline, type Point } from '../../spline.ts';
import type { Cut } from './cut.ts';

/** Cloth above a tied waist, gathered like the neck of a paper bag. */
export function paperbagTop(drawing: Drawing, { waist }: Cut): void {
  const high = 120;
  if (!drawing.isBack)
    drawing.cloth(
      spline([
        [-waist - 18, -high + 16, 'corner'],
        [-waist * 0.5, -high - 24],
        [0, -high - 12],
        [waist * 0.5, -high - 24],
        [waist + 18, -high + 16, 'corner'],
        [waist * 0.5, -high + 70],
        [0, -high + 84],
        [-waist * 0.5, -high + 70],
      ]),
      { tones: drawing.inside, round: 'flat', printed: false, edge: 0.7 },
    );
  const edge: Point[] = Array.from({ length: 13 }, (_, at) => {
    const x = -waist - 20 + ((2 * waist + 40) * at) / 12;
    const sag = drawing.isBack ? -10 : 44 * (1 - (x / waist) ** 2);
    return [x, -high + 14 + sag + (at % 2 ? 12 : -8)];
  });
  drawing.cloth(spline([...edge, [waist + 2, 20, 'corner'], [0, 46], [-waist - 2, 20, 'corner']]), {
    round: 'body',
    edge: 0.42,
    lift: 0.3,
    creases: Array.from({ length: 11 }, (_, at) => {
      const x = waist * (-0.9 + 0.18 * at);
      return { from: [x, 44], to: [x * 1.05, -high + 40], width: 11, depth: at % 2 ? 0.75 : 0.5 };
    }),
  });
}
