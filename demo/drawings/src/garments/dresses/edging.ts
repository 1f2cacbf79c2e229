import type { Drawing } from '../../drawing.ts';
import { spline, type Point } from '../../spline.ts';

interface Step {
  x: number;
  y: number;
  /** Unit vector across the line, to the left when walking along it. */
  nx: number;
  ny: number;
}

/** Evenly spaced positions along a smooth line through the points. */
function walk(points: readonly Point[], gap: number): Step[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const fine: [number, number][] = [];
  for (let index = 0; index < points.length - 1; index++)
    for (let step = 0; step < 12; step++) {
      const t = step / 12;
      const along = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)].map((p) => p[axis]);
        const [p, q, r, s] = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      };
      fine.push([along(0), along(1)]);
    }
  const [endX, endY] = at(points.length - 1);
  fine.push([endX, endY]);
  const steps: Step[] = [];
  let rest = 0;
  for (let index = 1; index < fine.length; index++) {
    const [[x1, y1], [x2, y2]] = [fine[index - 1] ?? [0, 0], fine[index] ?? [0, 0]];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    for (let on = rest; on < length; on += gap) {
      const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
      steps.push({ x: x1 + dx * on, y: y1 + dy * on, nx: dy, ny: -dx });
    }
    rest = (((rest - length) % gap) + gap) % gap;
  }
  return steps;
}

/** A ruffled strip along a line, with folds that open away from it. A negative width lies on the other side. */
export function ruffle(drawing: Drawing, points: readonly Point[], width: number): void {
  const steps = walk(points, Math.abs(width) * 0.7);
  const edge = steps.map(({ x, y, nx, ny }, index): Point => {
    const out = width * (index % 2 ? 1.16 : 0.84);
    return [x + nx * out, y + ny * out];
  });
  const seam = steps.map(({ x, y }): Point => [x, y]);
  drawing.cloth(spline([...seam, ...edge.reverse()]), {
    lift: 0.7,
    round: 'flat',
    edge: 0.3,
    outline: false,
    creases: steps
      .filter((_, index) => index % 2 === 0)
      .map(({ x, y, nx, ny }) => ({
        from: [x, y] as const,
        to: [x + nx * width, y + ny * width] as const,
        width: 10,
        depth: 0.95,
        shape: 'flare' as const,
      })),
  });
  drawing.seam(spline(points, false));
}

/** An edge of lace along a line: scallops with a flower each, below a row of holes. */
export function lace(drawing: Drawing, points: readonly Point[], size = 20): void {
  const { tones } = drawing;
  const petals = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3;
    return `<circle cx="${(Math.cos(angle) * size * 0.44).toFixed(1)}" cy="${(Math.sin(angle) * size * 0.44).toFixed(1)}" r="${(size * 0.17).toFixed(1)}"/>`;
  }).join('');
  const scallop = () =>
    `<circle cx="2" cy="4" r="${size}" fill="${tones.line}" opacity=".22"/><circle r="${size}" fill="${tones.light}"/><circle r="${(size * 0.82).toFixed(1)}" fill="none" stroke="${tones.shade}" stroke-width="1.6"/><g fill="${tones.deep}" opacity=".62">${petals}<circle r="${(size * 0.13).toFixed(1)}"/></g>`;
  for (const { x, y } of walk(points, size * 1.5)) drawing.repeat(`lace${size}`, scallop, x, y);
  const line = drawing.share(spline(points, false));
  drawing.add(
    `<g fill="none"><use href="#${line}" stroke="${tones.light}" stroke-width="${size * 0.8}" y="${-size * 0.4}"/><use href="#${line}" stroke="${tones.deep}" stroke-width="${size * 0.24}" stroke-dasharray="3 7" stroke-opacity=".6" y="${-size * 0.4}"/></g>`,
  );
}
