/** The measures of trousers, right leg as seen, from the top of the waistband. */
export interface Cut {
  waist: number;
  hip: readonly [x: number, y: number];
  crotch: number;
  /** Outer and inner x at the knee, and its height. */
  knee: readonly [outer: number, inner: number, y: number];
  hem: readonly [outer: number, inner: number, y: number];
  /** 0 pressed … 1 worn soft. */
  slack: number;
  /** Height of the waistband. */
  band: number;
}

/** Height of a usual waistband. */
export const BAND = 74;

export const STRAIGHT: Cut = {
  waist: 330,
  hip: [410, 360],
  crotch: 560,
  knee: [398, 78, 1220],
  hem: [368, 112, 2110],
  slack: 1,
  band: BAND,
};

/** Half width of a waistband at its lower edge; a higher band reaches further down the hip. */
export const bandEdge = ({ waist, band }: Cut): number => waist + (band - BAND) * 0.36;

/** The x at a height on a line of points from top to bottom. */
function along(points: readonly (readonly [x: number, y: number])[], y: number): number {
  const next = points.findIndex(([, at]) => at >= y);
  const [x1 = 0, y1 = 0] = points[Math.max(0, next - 1)] ?? points.at(-1) ?? [];
  const [x2 = 0, y2 = 0] = points[next] ?? points.at(-1) ?? [];
  return y2 === y1 ? x2 : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
}

/** Distances of a leg's outer and inner edge from the middle at a height. */
export function edgesAt({ waist, hip, crotch, knee, hem, band }: Cut, y: number): [number, number] {
  const [ko, ki, ky] = knee;
  const [ho, hi, hy] = hem;
  const outer = along(
    [[waist, band - 20], [(waist + hip[0]) / 2 + 14, hip[1] * 0.55], hip, [ko, ky], [ho, hy]],
    y,
  );
  const inner = along(
    [
      [0, crotch],
      [ki * 0.72 + 6, crotch + (ky - crotch) * 0.45],
      [ki, ky],
      [hi, hy],
    ],
    y,
  );
  return [outer, inner];
}
