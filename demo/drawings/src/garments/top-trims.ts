import type { Drawing } from '../drawing.ts';
import { mirrored, spline, trace } from '../spline.ts';

/** Rows of elastic that gather the upper back, as inlay of its cloth. */
export function smocking({ tones }: Drawing, top: number): string {
  const rows = Array.from({ length: 11 }, (_, at) => top + at * 26);
  const wave = `q5-7 10 0t10 0${'t10 0'.repeat(66)}`;
  const stripes = (y: number, from: number, colour: string, opacity: number) =>
    `<path d="M${from} ${y}h700" stroke="${colour}" stroke-opacity="${opacity}"/>`;
  return (
    `<g fill="none" stroke-width="18" stroke-dasharray="5 15">${rows.map((y) => stripes(y + 13, -344, tones.deep, 0.32) + stripes(y + 13, -337, tones.sheen, 0.26)).join('')}</g>` +
    `<g fill="none" stroke="${tones.line}" stroke-opacity=".4" stroke-width="4">${rows.map((y) => `<path d="M-350 ${y}${wave}"/>`).join('')}</g>`
  );
}

/** A flared strip from the waist down. */
export function peplum(drawing: Drawing, waist: number, hem: number): void {
  const top = Math.min(760, hem - 240);
  drawing.cloth(
    spline(
      mirrored([
        [0, top + 8],
        [waist * 0.5, top + 4],
        [waist + 4, top - 10, 'corner'],
        [waist + 70, (top + hem) / 2],
        [waist + 112, hem + 6, 'corner'],
        [waist * 0.7, hem + 36],
        [waist * 0.36, hem + 24],
        [0, hem + 42],
      ]),
    ),
    {
      lift: 0.6,
      creases: [-0.86, -0.62, -0.36, -0.1, 0.16, 0.42, 0.66, 0.9].map((at) => ({
        from: [at * waist * 0.96, top + 8] as const,
        to: [at * (waist + 100), hem + 30] as const,
        bend: at * 30,
        width: 22,
        depth: 0.85,
        shape: 'flare' as const,
      })),
    },
  );
  drawing.seam(spline(trace(`${-waist - 2} ${top - 10}, 0 ${top + 8}, ${waist + 2} ${top - 10}`), false));
}

/** The folds of a cowl neck, between wide or thin straps. */
export function cowl(drawing: Drawing, isThin: boolean): void {
  const folds = isThin
    ? ([
        [300, 152],
        [372, 186],
        [448, 214],
      ] as const)
    : ([
        [70, 150],
        [150, 156],
        [236, 160],
      ] as const);
  for (const [at, width] of folds)
    drawing.cloth(
      spline([
        [-width, at - 60, 'corner'],
        [-width * 0.5, at + 56],
        [0, at + 84],
        [width * 0.5, at + 56],
        [width, at - 60, 'corner'],
        [width * 0.56, at + 92],
        [0, at + 128],
        [-width * 0.56, at + 92],
      ]),
      { round: 'flat', edge: 0.7, lift: 0.5, outline: false },
    );
}
