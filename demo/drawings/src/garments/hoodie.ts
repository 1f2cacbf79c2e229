import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { trace, SIDES, onSide, spline, type Point } from '../spline.ts';
import { logo } from './chest.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { ribbedEnds } from './knit-ribs.ts';
import { chestBand } from './polos.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { MENS, torsoCreases, torsoPath, type Torso } from './torso.ts';
import { METAL, zip } from './trims.ts';

const TORSO: Torso = {
  ...MENS,
  neck: 150,
  drop: 150,
  shoulder: [392, 128],
  underarm: [386, 510],
  waist: [384, 960],
  hem: [350, 1320],
};
const SLEEVE: Sleeve = { outer: [580, 1190], inner: [448, 1220], full: 26, slack: 1.2 };

/** A hooded sweatshirt with kangaroo pocket and cords. */
export function drawHoodie(drawing: Drawing): void {
  const torso: Torso = { ...fittedTorso(drawing, TORSO), raglan: drawing.has('raglan-sleeves') };
  const sleeve = fittedSleeve(drawing, SLEEVE);
  const trims = trimTones(drawing);
  const hem = torso.hem[1];
  sleeves(drawing, torso, sleeve);
  if (!drawing.isBack) {
    drawing.cloth(spline(trace('-196 60!, -214 -60, -150 -172, 0 -206, 150 -172, 214 -60, 196 60!, 0 190')), {
      edge: 0.5,
      creases: [{ from: [-150, -150], to: [-60, -180], width: 14, depth: 0.4 }],
    });
    drawing.cloth(spline(trace('-150 40, -140 -84, 0 -146, 140 -84, 150 40, 70 170, 0 200, -70 170')), {
      tones: drawing.inside,
      round: 'flat',
      edge: 1,
      creases: [{ from: [0, -120], to: [4, 120], width: 26, depth: 0.4 }],
    });
    drawing.seam('M0-146C6-60 6 20 0 120', drawing.inside);
  }
  drawing.cloth(torsoPath(torso, drawing.isBack ? 30 : 176), {
    creases: torsoCreases(torso, 1.15),
    inlay: drawing.has('chest-stripe') ? chestBand(drawing, 470) : '',
  });
  ribbedEnds(drawing, torso, sleeve, 96, trims);
  if (drawing.isBack) return hoodFromBehind(drawing);
  if (drawing.has('zip')) zippedFront(drawing, hem);
  else pocket(drawing, hem - TORSO.hem[1]);
  if (drawing.has('logo')) logo(drawing, 206, 380);
  for (const side of [1, -1] as const) {
    drawing.cloth(
      spline(
        onSide(
          side,
          trace('206 -66, 216 30, 170 120, 70 216, -6 246!, -2 190!, 66 152, 132 60, 150 -40, 168 -110'),
        ),
      ),
      {
        lift: 0.8,
        edge: 0.45,
        round: 'flat',
        creases: [{ from: [190 * side, 10], to: [40 * side, 200], bend: -40 * side, width: 18, depth: 0.5 }],
      },
    );
  }
  for (const side of SIDES) cord(drawing, side);
}

function cord(drawing: Drawing, side: 1 | -1): void {
  const end = side > 0 ? 520 : 548;
  const d = spline(
    onSide(side, [
      [72, 196],
      [84, 300],
      [76, 420],
      [82, end],
    ]),
    false,
  );
  const { tones } = drawing;
  drawing.add(
    `<circle cx="${72 * side}" cy="192" r="13" fill="${METAL.base}" stroke="${METAL.line}" stroke-width="3"/><circle cx="${72 * side}" cy="192" r="6" fill="#241f1a"/><g fill="none" stroke-linecap="round"><path d="${d}" stroke="#000" stroke-width="15" opacity=".2" transform="translate(6 8)"/><path d="${d}" stroke="${tones.shade}" stroke-width="15"/><path d="${d}" stroke="${tones.light}" stroke-width="7" stroke-dasharray="5 6"/></g><path d="M${82 * side} ${end}v40" stroke="${METAL.shade}" stroke-width="15"/>`,
  );
}

const lowered = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y, turn]) => (turn ? [x, y + by, turn] : [x, y + by]));

function pocket(drawing: Drawing, by: number): void {
  const outline = trace('-176 860!, 0 868, 176 860!, 262 1086!, 266 1222!, 0 1232, -266 1222!, -262 1086!');
  drawing.cloth(spline(lowered(outline, by)), {
    lift: 0.5,
    edge: 0.4,
    creases: [
      { from: [-180, 1200 + by], to: [-120, 900 + by], width: 18, depth: 0.3 },
      { from: [150, 1200 + by], to: [120, 900 + by], width: 20, depth: 0.36 },
    ],
  });
  for (const side of SIDES)
    drawing.stitch(spline(onSide(side, lowered(trace('164 876, 246 1092'), by)), false));
  drawing.stitch(spline(lowered(trace('-166 876, 0 884, 166 876'), by), false));
}

/** A zip over the whole front, with half a pocket on each side of it. */
function zippedFront(drawing: Drawing, hem: number): void {
  const by = hem - TORSO.hem[1];
  const half = trace('34 864!, 176 860!, 262 1086!, 266 1222!, 34 1232!');
  for (const side of SIDES) {
    drawing.cloth(spline(onSide(side, lowered(half, by))), { lift: 0.5, edge: 0.4, round: 'flat' });
    drawing.stitch(spline(onSide(side, lowered(trace('164 876, 246 1092'), by)), false));
    drawing.stitch(`M${side * 30} 250L${side * 30} ${hem + 84}`);
  }
  zip(drawing, `M0 236L0 ${hem + 92}`, [0, 300], 12);
}

function hoodFromBehind(drawing: Drawing): void {
  drawing.cloth(
    spline(trace('-186 30, -176 -90, -90 -176, 0 -196, 90 -176, 176 -90, 186 30, 120 250, 0 346, -120 250')),
    {
      lift: 0.9,
      creases: [
        { from: [-120, -60], to: [-40, 280], bend: 20, width: 26, depth: 0.5 },
        { from: [130, -40], to: [50, 280], bend: -20, width: 28, depth: 0.55 },
      ],
    },
  );
  drawing.seam('M0-194C8 0 6 180 0 344');
}
