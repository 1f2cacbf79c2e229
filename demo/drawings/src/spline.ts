/** x, y, and a mark for a sharp turn of the outline. */
export type Point = readonly [x: number, y: number, turn?: 'corner'];

/** Half of the body as the viewer sees it: -1 is left, the lit side. */
export type Side = -1 | 1;

export const SIDES: readonly Side[] = [-1, 1];

const n = (value: number) => Math.round(value).toString();

/** Direction of the outline at a point, as a unit vector; undefined in a corner. */
function tangent(before: Point, at: Point, after: Point): readonly [number, number] | undefined {
  if (at[2]) return undefined;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Signed area of the polygon. All closed paths turn the same way, so that overlapping panels never cancel out. */
function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0];
    return sum + x * y2 - x2 * y;
  }, 0);
}

/** A smooth path of cubic Béziers through the points. Handles are a third of each span, so it never overshoots. */
export function spline(outline: readonly Point[], closed = true): string {
  const points = closed && area(outline) < 0 ? [...outline].reverse() : outline;
  const count = points.length;
  const point = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const start = point(0);
  let d = `M${n(start[0])} ${n(start[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [point(index), point(index + 1)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const reach = Math.hypot(dx, dy) * 0.36;
    const out = tangent(point(index - 1), from, to);
    const into = tangent(from, to, point(index + 2));
    const c1 = out
      ? [from[0] + out[0] * reach, from[1] + out[1] * reach]
      : [from[0] + dx / 3, from[1] + dy / 3];
    const c2 = into ? [to[0] - into[0] * reach, to[1] - into[1] * reach] : [to[0] - dx / 3, to[1] - dy / 3];
    d += `C${[c1[0], c1[1], c2[0], c2[1], to[0], to[1]].map((value) => n(value ?? 0)).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** The same points on one side of the body; they are authored for the right half as seen. */
export const onSide = (side: Side, points: readonly Point[]): Point[] =>
  points.map(([x, y, turn]) => (turn ? [x * side, y, turn] : [x * side, y]));

/** Closes a right half, authored from top centre to bottom centre, with its mirror image. */
export function mirrored(half: readonly Point[]): Point[] {
  const left = onSide(-1, half).reverse();
  const trimmed = left.filter(([x]) => x !== 0);
  return [...half, ...trimmed];
}

/** An open or closed path drawn on one side of the body. */
export const sideSpline = (side: Side, points: readonly Point[], closed = true) =>
  spline(onSide(side, points), closed);

/** Reads an outline written as `x y, x y!, …` where `!` marks a corner. */
export const trace = (outline: string): Point[] =>
  outline.split(',').map((entry): Point => {
    const [x = 0, y = 0] = entry.replace('!', '').trim().split(' ').map(Number);
    return entry.endsWith('!') ? [x, y, 'corner'] : [x, y];
  });
