import type { Drawing } from '../../drawing.ts';
import { mirrored, spline, trace, type Point } from '../../spline.ts';
import type { Shoe } from '../shoe-pair.ts';
import { LINING } from './parts.ts';
import { toneOfSole } from './soles.ts';

/** A shoe from behind. Half outlines run from the top centre down, for the right half. */
export interface Heel {
  /** Back of the upper, from the middle of its top line to above the heel. */
  upper: string;
  /** Inside, seen above the top line. */
  opening: string;
  /** Half widths of the heel at its top and on the ground, and its height. */
  heel: readonly [above: number, below: number, height: number];
  /** Half the width of the forefoot, visible on both sides. */
  forefoot: number;
  /** Scale relative to the side view. */
  scale: number;
}

/** Two shoes beside each other as seen from the heel. */
function heels(scale: number, apart: number): readonly [Shoe, Shoe] {
  const shoe = (side: 1 | -1): Shoe => {
    const at = (x: number, y: number) => [(x * side + apart * side) * scale, y * scale] as const;
    const moved = ([x, y, turn]: Point): Point => (turn ? [...at(x, y), turn] : at(x, y));
    return { at, place: (points, closed = true) => spline(points.map(moved), closed) };
  };
  return [shoe(-1), shoe(1)];
}

function ground(drawing: Drawing, { place }: Shoe, { heel: [above, below, height], forefoot }: Heel): void {
  const isThick = drawing.has('lug-sole') || drawing.has('crepe-sole');
  const tones = toneOfSole(drawing);
  const options = { tones, printed: false, round: 'flat', edge: 0.5 } as const;
  const more = isThick ? 16 : 0;
  drawing.cloth(
    place(
      mirrored([
        [0, -44, 'corner'],
        [forefoot - 6, -44],
        [forefoot + 8 + more, -24],
        [forefoot - 16, isThick ? 44 : 2],
        [0, isThick ? 44 : 2, 'corner'],
      ]),
    ),
    options,
  );
  drawing.cloth(
    place(
      mirrored([
        [0, -height - 12, 'corner'],
        [above + more, -height - 8, 'corner'],
        [below + more, isThick ? 48 : 4, 'corner'],
        [0, isThick ? 48 : 4, 'corner'],
      ]),
    ),
    { ...options, lift: 0.4 },
  );
  const lifts: Point[] = [
    [-below, -22],
    [0, -18],
    [below, -22],
  ];
  drawing.seam(place(lifts, false), tones);
}

/** Draws both shoes from behind: inside, upper with its counter, heel. `more` adds chosen details. */
export function heelView(drawing: Drawing, heel: Heel, more?: (shoe: Shoe) => void): void {
  for (const shoe of heels(heel.scale, heel.forefoot + 60)) {
    const { place } = shoe;
    const height = heel.heel[2];
    const toe: Point[] = [
      [0, -height - 60, 'corner'],
      [heel.forefoot * 0.9, -130],
      [heel.forefoot - 4, -34, 'corner'],
      [0, -30, 'corner'],
    ];
    drawing.cloth(place(mirrored(toe)), { round: 'tube', edge: 0.8 });
    drawing.cloth(place(mirrored(trace(heel.opening))), {
      tones: LINING,
      printed: false,
      round: 'flat',
      edge: 0.9,
    });
    ground(drawing, shoe, heel);
    drawing.cloth(place(mirrored(trace(heel.upper))), { round: 'tube', edge: 0.6, lift: 0.3 });
    more?.(shoe);
  }
}
