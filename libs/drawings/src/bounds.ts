/** Left, top, right and bottom of everything drawn, in garment units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box round every point a path names. */
export function boxOf(d: string): Bounds {
  const numbers = d.match(/-?\d+/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis));
  return {
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
    bottom: Math.max(...(ys ?? [])),
  };
}

/** Small pieces are not worth a blur. */
export function isLarge(d: string): boolean {
  const { left, top, right, bottom } = boxOf(d);
  return (right - left) * (bottom - top) > 110_000;
}

/** A little more than a piece of cloth, so that its blurred edges end beyond it. */
export function roomAround({ left, top, right, bottom }: Bounds): Bounds {
  const [across, down] = [(right - left) * 0.03, (bottom - top) * 0.03];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** Lets bounds take in a box as well. */
export function growBy(bounds: Bounds, box: Bounds): void {
  bounds.left = Math.min(bounds.left, box.left);
  bounds.right = Math.max(bounds.right, box.right);
  bounds.top = Math.min(bounds.top, box.top);
  bounds.bottom = Math.max(bounds.bottom, box.bottom);
}
