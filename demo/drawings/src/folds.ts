import type { Random } from './random.ts';

/** One crease: a shaded valley with a lit ridge beside it. */
export interface Crease {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Sideways bow in units; positive bows to the left when walking from `from` to `to`. */
  bend?: number;
  /** Half the greatest width in units. */
  width: number;
  /** From 0 (barely visible) to 1 (a deep fold). */
  depth: number;
  /** `leaf` tapers at both ends, `flare` opens towards `to`, as in a hanging skirt. */
  shape?: 'leaf' | 'flare';
}

/** Valleys and ridges as path elements; the drawing colours them. */
export interface Relief {
  valleys: string;
  ridges: string;
}

const r = Math.round;

function shape(
  { from, to, bend = 0, width, shape: kind = 'leaf' }: Crease,
  shiftX: number,
  shiftY: number,
): string {
  const [x1, y1, x2, y2] = [from[0] + shiftX, from[1] + shiftY, to[0] + shiftX, to[1] + shiftY];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
  const [mx, my] = [(x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend];
  if (kind === 'flare') {
    const [ax, ay, bx, by] = [x2 + nx * width, y2 + ny * width, x2 - nx * width, y2 - ny * width];
    return `M${r(x1)} ${r(y1)}Q${r(mx + nx * width * 0.35)} ${r(my + ny * width * 0.35)} ${r(ax)} ${r(ay)}L${r(bx)} ${r(by)}Q${r(mx - nx * width * 0.35)} ${r(my - ny * width * 0.35)} ${r(x1)} ${r(y1)}Z`;
  }
  return `M${r(x1)} ${r(y1)}Q${r(mx + nx * width)} ${r(my + ny * width)} ${r(x2)} ${r(y2)}Q${r(mx - nx * width)} ${r(my - ny * width)} ${r(x1)} ${r(y1)}Z`;
}

/** Draws creases lit from the upper left: the ridge lies up and left of its valley. Both strengths are 0..1. */
export function relief(creases: readonly Crease[], ridge: number, valley: number): Relief {
  let valleys = '';
  let ridges = '';
  for (const crease of creases) {
    const depth = Math.min(1, crease.depth);
    const across = Math.abs(crease.to[1] - crease.from[1]) < Math.abs(crease.to[0] - crease.from[0]);
    const gap = crease.width * (crease.shape === 'flare' ? 1.7 : 1.15);
    valleys += `<path fill-opacity="${(depth * valley).toFixed(2)}" d="${shape(crease, 0, 0)}"/>`;
    ridges += `<path fill-opacity="${(depth * ridge).toFixed(2)}" d="${shape(crease, across ? -gap * 0.3 : -gap, across ? -gap : -gap * 0.3)}"/>`;
  }
  return { valleys, ridges };
}

/** Varies each crease slightly, so that no two garments hang alike. */
export function varied(random: Random, creases: readonly Crease[]): Crease[] {
  return creases.map((crease) => ({
    ...crease,
    from: [crease.from[0] + random.about(12), crease.from[1] + random.about(16)],
    to: [crease.to[0] + random.about(22), crease.to[1] + random.about(30)],
    bend: (crease.bend ?? 0) + random.about(14),
    width: crease.width * random.between(0.8, 1.25),
    depth: crease.depth * random.between(0.7, 1.15),
  }));
}
