import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Point } from '../spline.ts';

/** Waves of a strip on one side of the closure. */
function waves(top: number, bottom: number): Point[] {
  const count = Math.round((bottom - top) / 74) * 2;
  return Array.from({ length: count }, (_, at): Point => {
    const taper = 1 - 0.35 * (at / count);
    return [30 + (at % 2 ? 96 : 68) * taper, top + ((bottom - top) * (at + 0.5)) / count];
  });
}

/** Gathered strips on both sides of the front closure. */
export function frontRuffles(drawing: Drawing, top: number, bottom: number): void {
  if (drawing.isBack) return;
  const edge = waves(top, bottom);
  const outline: Point[] = [
    [28, top - 14, 'corner'],
    ...edge,
    [28, bottom + 6, 'corner'],
    [26, (top + bottom) / 2],
  ];
  const gathers = SIDES.flatMap((side) =>
    edge
      .filter((_, at) => at % 2 === 0)
      .map(([x, y]) => ({
        from: [30 * side, y - 6] as const,
        to: [(x + 8) * side, y + 4] as const,
        width: 12,
        depth: 0.9,
        shape: 'flare' as const,
      })),
  );
  drawing.cloth(SIDES.map((side) => spline(onSide(side, outline))).join(''), {
    round: 'flat',
    lift: 0.8,
    edge: 0.5,
    creases: gathers,
  });
}

/** A gathered strip along the edge of a crossed front, on its far side. */
export function ruffledEdge(drawing: Drawing, edge: readonly Point[]): void {
  const [start = [0, 0], ...rest] = edge;
  const points: Point[] = [];
  let from = start;
  for (const to of rest) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const steps = Math.max(2, Math.round(length / 38));
    for (let at = 0; at < steps; at++) {
      const reach = points.length % 2 ? 84 : 54;
      const along = (at + 0.5) / steps;
      points.push([
        from[0] + dx * along + (dy / length) * reach,
        from[1] + dy * along - (dx / length) * reach,
      ]);
    }
    from = to;
  }
  const inner = [...edge].reverse().map(([x, y]): Point => [x, y]);
  drawing.cloth(
    spline([[start[0], start[1], 'corner'], ...points, [from[0], from[1], 'corner'], ...inner.slice(1, -1)]),
    {
      round: 'flat',
      lift: 0.7,
      edge: 0.5,
      creases: points
        .filter((_, at) => at % 2 === 0)
        .map(([x, y], at) => {
          const along = at / Math.max(1, points.length / 2);
          const foot = edge[Math.min(edge.length - 1, Math.floor(along * edge.length))] ?? start;
          return {
            from: [x * 0.72 + foot[0] * 0.02 - 18, y + 22] as const,
            to: [x, y] as const,
            width: 11,
            depth: 0.8,
            shape: 'flare' as const,
          };
        }),
    },
  );
}
