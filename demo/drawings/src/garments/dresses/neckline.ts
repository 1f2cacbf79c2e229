import type { Drawing } from '../../drawing.ts';
import { mirrored, onSide, spline, trace, type Point } from '../../spline.ts';
import { neckHollow, torsoHalf, type Torso } from '../torso.ts';

export type Neckline = 'round' | 'v' | 'boat' | 'square' | 'halter' | 'cowl' | 'bandeau';

interface Cut {
  /** Half the width of the neck, and its depth. */
  neck: number;
  drop: number;
  /** From the centre to just before the highest point of the neck. */
  points: readonly Point[];
}

const CUTS: Record<Exclude<Neckline, 'round'>, Cut> = {
  v: {
    neck: 136,
    drop: 320,
    points: [
      [0, 320, 'corner'],
      [74, 166],
    ],
  },
  boat: {
    neck: 196,
    drop: 66,
    points: [
      [0, 66],
      [110, 54],
      [176, 28],
    ],
  },
  square: {
    neck: 150,
    drop: 236,
    points: [
      [0, 240],
      [146, 230, 'corner'],
      [150, 120],
    ],
  },
  halter: {
    neck: 96,
    drop: 60,
    points: [
      [0, 62],
      [60, 48],
    ],
  },
  bandeau: {
    neck: 204,
    drop: 214,
    points: [[0, 214]],
  },
  cowl: {
    neck: 170,
    drop: 232,
    points: [
      [0, 232],
      [84, 200],
      [150, 96],
    ],
  },
};

/** The chosen neckline, else the usual one. */
export function necklineOf(drawing: Drawing, usual: Neckline = 'round'): Neckline {
  if (drawing.has('v-neck')) return 'v';
  if (drawing.has('boat-neck')) return 'boat';
  if (drawing.has('square-neck')) return 'square';
  if (drawing.has('halter-neck')) return 'halter';
  if (drawing.has('cowl-neck')) return 'cowl';
  return drawing.has('round-neck') ? 'round' : usual;
}

/** Front edge of a neckline, from the centre to just before the high neck point. */
function edgeOf({ neck, drop }: Torso, neckline: Neckline): Cut {
  if (neckline !== 'round') return CUTS[neckline];
  return {
    neck,
    drop,
    points: [
      [0, drop],
      [neck * 0.5, drop * 0.9],
      [neck * 0.9, drop * 0.5],
    ],
  };
}

/** A bodice with its neckline: outline, edge, and the inside visible behind it. */
interface NeckedBodice {
  outline: string;
  /** The edge of the neck, moved outward by `out`. */
  edge: (out: number) => string;
  hollow: string;
  drop: number;
}

/** A bodice held around the neck, with bare shoulders. */
const haltered = (torso: Torso): Torso => ({ ...torso, shoulder: [150, 34] });

/** The right half from the high neck point to the hem. `below` comes between waist and hem. */
function sideOf(torso: Torso, neckline: Neckline, drop: number, below: readonly Point[]): Point[] {
  const half = torsoHalf(neckline === 'halter' ? haltered(torso) : torso, drop);
  const [[sx, sy], [ux, uy]] = [torso.shoulder, torso.underarm];
  const bare: Point[] = [
    [sx, sy, 'corner'],
    [(sx + ux) / 2 - 8, (sy + uy) / 2],
  ];
  const shoulder = neckline === 'bandeau' ? [...bare, ...half.slice(8)] : half.slice(3);
  return [...shoulder.slice(0, -3), ...below, ...shoulder.slice(-3)];
}

/** The edge of a neck from the right to the left, moved outward. */
function edgePath(points: readonly Point[], top: Point, out: number): string {
  const right: Point[] = [
    [top[0] + out, top[1] + 4],
    ...[...points].reverse().map(([x, y, turn]): Point => {
      const at = [x === 0 ? 0 : x + out * 0.8, y + out * (x === 0 || turn ? 1 : 0.6)] as const;
      return turn ? [...at, turn] : at;
    }),
  ];
  const left = onSide(
    -1,
    right.filter(([x]) => x !== 0),
  ).reverse();
  return spline([...right, ...left], false);
}

/**
 * Cuts a neckline into the front of a bodice; its back has a shallow round one.
 * @param below the outline between waist and hem, for a dress in one piece
 */
export function necked(
  drawing: Drawing,
  torso: Torso,
  neckline: Neckline,
  below: readonly Point[] = [],
): NeckedBodice {
  const front = edgeOf(torso, neckline);
  const bare = neckline === 'bandeau';
  const shallow = edgeOf({ ...torso, neck: front.neck, drop: 44 }, 'round');
  const { neck, drop, points } = drawing.isBack && !bare ? shallow : front;
  return {
    outline: spline(mirrored([...points, ...sideOf({ ...torso, neck, vee: 0 }, neckline, drop, below)])),
    edge: (out) => edgePath(points, bare ? torso.shoulder : [neck, 0], out),
    hollow: bare
      ? spline(trace('-196 200!, 0 246, 196 200!, 180 300, 0 330, -180 300'))
      : neckHollow({ ...torso, neck, vee: 0 }, drop * 1.3, 14),
    drop,
  };
}
