import type { Drawing } from '../../drawing.ts';
import { onSide, SIDES, spline, type Point, type Side } from '../../spline.ts';
import { standNeck } from '../necks.ts';
import { buttonhole } from '../trims.ts';

export type Collar = 'notched' | 'peaked' | 'shawl' | 'stand' | 'none';

/** Position of a collar: half the neck, break of the fronts, reach of the lapel, overlap of the fronts. */
interface CollarPlace {
  neck: number;
  breakAt: number;
  lapel: readonly [x: number, y: number];
  overlap: number;
}

/** The chosen collar, else the usual one of such a garment. */
export function collarOf(drawing: Drawing, usual: Collar = 'notched'): Collar {
  if (drawing.has('peak-lapels')) return 'peaked';
  if (drawing.has('shawl-collar')) return 'shawl';
  return drawing.has('stand-collar') ? 'stand' : usual;
}

const endOf = (side: Side, overlap: number) => (side === -1 ? -overlap * 0.5 : -overlap * 0.15);

function lapelLeaf(drawing: Drawing, side: Side, points: readonly Point[], { neck, breakAt }: CollarPlace) {
  const [end = [0, 0]] = points.filter(([, y]) => y === breakAt);
  drawing.cloth(spline(onSide(side, points)), {
    round: 'flat',
    lift: 0.95,
    edge: 0.42,
    grain: side * 12,
    creases: [
      {
        from: [(neck - 20) * side, 40],
        to: [(end[0] ?? 0) * side, breakAt - 20],
        bend: 16 * side,
        width: 14,
        depth: 0.3,
      },
    ],
  });
}

function shawl(drawing: Drawing, place: CollarPlace): void {
  const {
    neck,
    breakAt,
    lapel: [lx, ly],
    overlap,
  } = place;
  for (const side of [1, -1] as const) {
    const shape: Point[] = [
      [neck - 22, -52, 'corner'],
      [neck + 26, -24],
      [neck + 84, 70],
      [lx * 0.9, ly * 0.95],
      [lx * 0.86, breakAt * 0.52],
      [lx * 0.5, breakAt * 0.8],
      [endOf(side, overlap), breakAt, 'corner'],
      [neck * 0.62, breakAt * 0.42],
      [neck - 18, 0],
    ];
    lapelLeaf(drawing, side, shape, place);
  }
}

function notched(drawing: Drawing, place: CollarPlace, peaked: boolean): void {
  const {
    neck,
    breakAt,
    lapel: [lx, ly],
    overlap,
  } = place;
  const tip: Point = peaked ? [lx + 48, ly - 64, 'corner'] : [lx, ly, 'corner'];
  const gorge: Point = peaked ? [lx - 52, ly - 14, 'corner'] : [lx - 66, ly - 6, 'corner'];
  for (const side of [1, -1] as const) {
    const leaf: Point[] = [
      [neck - 18, -26, 'corner'],
      [neck * 0.62, breakAt * 0.42],
      [endOf(side, overlap), breakAt, 'corner'],
      [lx * 0.52, breakAt * 0.74],
      [lx * (peaked ? 0.98 : 0.88), breakAt * (peaked ? 0.4 : 0.45)],
      tip,
      gorge,
      [neck + 20, 40, 'corner'],
    ];
    lapelLeaf(drawing, side, leaf, place);
  }
  for (const side of SIDES) {
    drawing.cloth(
      spline(
        onSide(side, [
          [neck - 22, -52, 'corner'],
          [neck + 22, -26],
          [neck + 64, 40],
          peaked ? [lx - 30, ly - 66, 'corner'] : [lx - 14, ly - 66, 'corner'],
          gorge,
          [neck + 4, 62],
          [neck - 22, 0],
        ]),
      ),
      { round: 'flat', lift: 0.7, edge: 0.42, grain: side * 30 },
    );
  }
  buttonhole(drawing, -(lx - 34), ly + (peaked ? 10 : 40), 44, -24);
}

/** Draws the collar over the fronts; a stand collar closes around the neck. */
export function layCollar(drawing: Drawing, collar: Collar, place: CollarPlace): void {
  if (collar === 'stand') standNeck(drawing, place.neck + 16, 92, false);
  else if (collar === 'shawl') shawl(drawing, place);
  else if (collar !== 'none') notched(drawing, place, collar === 'peaked');
}
