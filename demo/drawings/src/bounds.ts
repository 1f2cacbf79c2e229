/** Left, top, right and bottom of everything drawn, in garment units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Bounding box of all points in a path. */
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

/** True for panels large enough to justify a blur filter. */
export function isLarge(d: string): boolean {
  const { left, top, right, bottom } = boxOf(d);
  return (right - left) * (bottom - top) > 110_000;
}

/** Extends bounds slightly, so that blurred edges end outside a panel. */
export function roomAround({ left, top, right, bottom }: Bounds): Bounds {
  const [across, down] = [(right - left) * 0.03, (bottom - top) * 0.03];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/** Extends bounds to include a box. */
export function growBy(bounds: Bounds, box: Bounds): void {
  bounds.left = Math.min(bounds.left, box.left);
  bounds.right = Math.max(bounds.right, box.right);
  bounds.top = Math.min(bounds.top, box.top);
  bounds.bottom = Math.max(bounds.bottom, box.bottom);
}
