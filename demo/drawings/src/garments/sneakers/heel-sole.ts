import type { Drawing } from '../../drawing.ts';
import { mirrored } from '../../spline.ts';
import type { Heel } from './heel.ts';
import { depthOf, lastOf, soleTones, type Style } from './style.ts';

function topOf({ sole, bars }: Style): number {
  if (sole === 'runner') return -150;
  return bars ? -108 : -80;
}

/** The sole of a sneaker from behind. */
export function sole(drawing: Drawing, { place, half }: Heel, style: Style): void {
  const tones = soleTones(drawing);
  const depth = depthOf(drawing, style) * lastOf(style)(0);
  const top = topOf(style);
  const flare = style.sole === 'runner' ? 16 : 4;
  drawing.cloth(
    place(
      mirrored([
        [0, top + 2],
        [half * 0.7, top + 2],
        [half + 2, top - 4, 'corner'],
        [half + flare, -34 + depth],
        [half + flare - 6, -8 + depth],
        [half * 0.7, depth],
        [0, depth + 2],
      ]),
    ),
    { tones, printed: false, round: 'flat', edge: 0.3, lift: 0.4 },
  );
  const across = (y: number) =>
    place(
      [
        [-half - flare + 2, y],
        [0, y + 5],
        [half + flare - 2, y],
      ],
      false,
    );
  drawing.add(
    `<path d="${across(-30 + depth)}" fill="none" stroke="${tones.line}" stroke-width="4" opacity=".4"/>`,
  );
  drawing.stitch(across(top + 18), tones.shade);
  if (style.sole === 'runner' && !drawing.has('gum-sole'))
    drawing.cloth(
      place(
        mirrored([
          [0, -42 + depth],
          [half + flare - 1, -44 + depth, 'corner'],
          [half + flare - 6, -6 + depth],
          [half * 0.7, depth + 3],
          [0, depth + 5],
        ]),
      ),
      { tones: drawing.accent, printed: false, round: 'flat', edge: 0.2 },
    );
  if (depth > 0) {
    const lines = Array.from({ length: 11 }, (_, at) => {
      const x = half * (-0.9 + at * 0.18);
      return place(
        [
          [x, -22, 'corner'],
          [x, depth - 36, 'corner'],
        ],
        false,
      );
    });
    drawing.add(
      `<path d="${lines.join('')}" fill="none" stroke="${tones.line}" stroke-width="7" opacity=".26"/>`,
    );
  }
}
