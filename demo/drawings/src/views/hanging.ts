import { PICTURE, wallShadow } from '../studio.ts';
import { familyOf } from './families.ts';
import { fittedIn, transformOf, type Fitted, type Scene } from './frame.ts';
import { clampHanger, METAL, shoulderHanger, WOOD } from './hangers.ts';

const RAIL = 150;
/** Distance between the rail and the highest part of the garment. */
const DROP = 250;
const FOOT = 170;

/** The rail, with its shadow on the wall. */
const rail =
  `<linearGradient id="vr" x2="0" y2="1"><stop offset="0" stop-color="#f4efe7"/><stop offset=".35" stop-color="#b9a991"/><stop offset="1" stop-color="#6d5d49"/></linearGradient>` +
  `<rect x="-20" y="${RAIL + 46}" width="${PICTURE.width + 40}" height="26" fill="#5a4c3d" opacity=".09"/><rect x="-20" y="${RAIL + 52}" width="${PICTURE.width + 40}" height="13" fill="#5a4c3d" opacity=".12"/>` +
  `<rect x="-20" y="${RAIL - 17}" width="${PICTURE.width + 40}" height="34" fill="url(#vr)"/>`;

const CLAMPED = ['trousers', 'jeans', 'skirt'];

/** Right below the rail, as large as fits. */
function below(scene: Scene): Fitted {
  const { bounds } = scene.drawing;
  const { scale, x } = fittedIn(bounds, {
    width: 1240,
    height: PICTURE.height - RAIL - DROP - FOOT,
    scale: 1.5,
  });
  return { scale, x, y: RAIL + DROP - scale * bounds.top };
}

/** On a hanger on a rail: by its shoulders, or by its waistband. */
export function hanging(scene: Scene): string {
  const { drawing, garment } = scene;
  const fitted = below(scene);
  const hook = (RAIL - 22 - fitted.y) / fitted.scale;
  const isClamped = CLAMPED.includes(familyOf(garment));
  const shadow = wallShadow('g', drawing.outline(), drawing.bounds);
  const art = isClamped
    ? drawing.artwork() + clampHanger(hook, drawing.bounds)
    : drawing.artwork(shoulderHanger(hook, drawing.bounds));
  return `<defs>${WOOD}${METAL}</defs>${rail}<g transform="${transformOf(fitted)}"><g transform="translate(26 30)">${shadow}</g>${art}</g>`;
}
