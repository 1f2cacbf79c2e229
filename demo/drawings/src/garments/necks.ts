import type { Drawing } from '../drawing.ts';
import { onSide, SIDES, spline, type Side } from '../spline.ts';
import { necklinePoints, type Torso } from './torso.ts';

/** The ribbed band around a crew or V neck, with its far side visible inside. */
export function neckBand(
  drawing: Drawing,
  torso: Torso,
  drop: number,
  band: number,
  fine = true,
  tones = drawing.tones,
): void {
  const { neck } = torso;
  if (!drawing.isBack) {
    const y = band * 0.34;
    drawing.rib(
      spline(
        [
          [-neck * 0.98, y - 8],
          [-neck * 0.5, y + 12],
          [0, y + 18],
          [neck * 0.5, y + 12],
          [neck * 0.98, y - 8],
        ],
        false,
      ),
      band * 0.8,
      drawing.inside,
      fine,
    );
  }
  const front = necklinePoints(torso, drop).slice(1, -1);
  const lift = band * 0.12;
  drawing.rib(
    spline([[neck * 0.98, -lift, 'corner'], ...front, [-neck * 0.98, -lift, 'corner']], false),
    band,
    tones,
    fine,
  );
}

/** The stand and two leaves of a shirt collar, `tip` units long. On the back a single fall. */
export function shirtCollar(
  drawing: Drawing,
  neck: number,
  spread = 1,
  tones = drawing.tones,
  tip = 186,
  inlay: (side: Side) => string = () => '',
): void {
  if (drawing.isBack) {
    drawing.cloth(
      spline([
        [-neck + 4, -38],
        [0, -62],
        [neck - 4, -38],
        [neck + 26, 14],
        [neck + 16, 58, 'corner'],
        [0, 66],
        [-neck - 16, 58, 'corner'],
        [-neck - 26, 14],
      ]),
      { tones, round: 'flat', lift: 0.8, edge: 0.4 },
    );
    drawing.stitch(
      spline(
        [
          [-neck - 10, 47, 'corner'],
          [0, 55],
          [neck + 10, 47, 'corner'],
        ],
        false,
      ),
    );
    return;
  }
  for (const side of SIDES) {
    const leaf = onSide(side, [
      [neck - 24, -54, 'corner'],
      [neck + 18, -30],
      [neck + 40, 30],
      [neck * (0.82 + 0.2 * spread), tip, 'corner'],
      [neck * 0.55, tip - 28],
      [5, 92, 'corner'],
      [neck * 0.42, 52],
      [neck * 0.78, -4],
    ]);
    drawing.cloth(spline(leaf), {
      tones,
      round: 'flat',
      lift: 0.9,
      edge: 0.42,
      grain: side * 28,
      inlay: inlay(side),
    });
    drawing.stitch(
      spline(
        onSide(side, [
          [neck + 28, 32, 'corner'],
          [neck * (0.8 + 0.19 * spread), tip - 16, 'corner'],
          [neck * 0.55, tip - 42],
          [16, 84, 'corner'],
        ]),
        false,
      ),
    );
  }
}

/** The inside of the collar stand at the back of the neck. */
export function collarInside(drawing: Drawing, neck: number, depth = 130): void {
  drawing.cloth(
    spline([
      [-neck + 26, -50, 'corner'],
      [-neck * 0.5, -38],
      [0, -32],
      [neck * 0.5, -38],
      [neck - 26, -50, 'corner'],
      [neck * 0.6, 60],
      [0, depth],
      [-neck * 0.6, 60],
    ]),
    { tones: drawing.inside, round: 'flat', edge: 0.8 },
  );
  drawing.seam(
    spline(
      [
        [-neck * 0.8, 6],
        [0, 26],
        [neck * 0.8, 6],
      ],
      false,
    ),
    drawing.inside,
  );
}

/** A standing roll of cloth round the neck: turtleneck, bomber rib, puffer collar. */
export function standNeck(
  drawing: Drawing,
  neck: number,
  height: number,
  ribbed: boolean,
  inlay = '',
  tones = drawing.tones,
): void {
  const top = -height;
  drawing.cloth(
    spline([
      [-neck + 4, top + 12, 'corner'],
      [0, top - 14],
      [neck - 4, top + 12, 'corner'],
      [0, top + 60],
    ]),
    { tones: drawing.inside, round: 'flat', printed: false, edge: 0.9 },
  );
  drawing.cloth(
    spline([
      [-neck + 2, top + 10, 'corner'],
      [0, top + 44],
      [neck - 2, top + 10, 'corner'],
      [neck + 10, top + height * 0.55],
      [neck + 18, 14, 'corner'],
      [0, 96],
      [-neck - 18, 14, 'corner'],
      [-neck - 10, top + height * 0.55],
    ]),
    {
      tones,
      lift: 0.7,
      printed: !ribbed && tones === drawing.tones,
      inlay,
      creases: [
        {
          from: [-neck + 10, top + height * 0.6],
          to: [neck * 0.4, top + height * 0.78],
          bend: -26,
          width: 13,
          depth: 0.5,
        },
        {
          from: [neck - 6, top + height * 0.45],
          to: [-neck * 0.2, top + height * 0.72],
          bend: 22,
          width: 13,
          depth: 0.5,
        },
      ],
    },
  );
}
