import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { backShoulders } from './back-seams.ts';
import { chestPocket, logo } from './chest.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { openwork } from './knit-patterns.ts';
import { ribbedCuffs, ribbedHem } from './knit-ribs.ts';
import { elbowPatches, shoulderButtons, steppedHem } from './knit-trims.ts';
import { neckBand } from './necks.ts';
import { backNeckline, chosenNeckline, insideOfNeck } from './necklines.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { torsoCreases, torsoPath, type Torso } from './torso.ts';

interface Knit {
  torso: Torso;
  sleeve: Sleeve;
  /** Width of the ribbed neck; 0 for another kind of neck. */
  band: number;
  /** Height of the ribbed hem and cuffs. */
  rib: number;
  /** Drop of the neck at the back. */
  nape?: number;
  /** Pattern knitted into the body. */
  inlay?: (torso: Torso) => string;
}

/** A jumper as drawn, to which a neck may be added. */
interface Hung {
  torso: Torso;
  sleeve: Sleeve;
}

/** The chosen sleeve: fuller, or in another length. */
function sleeveOf(drawing: Drawing, own: Sleeve): Sleeve {
  const sleeve = fittedSleeve(drawing, own);
  const { full = 0, balloon = 0, slack = 1 } = sleeve;
  if (drawing.has('balloon-sleeves')) {
    const [[ox, oy], [ix, iy]] = [sleeve.outer, sleeve.inner];
    return {
      outer: [ox - 14, oy],
      inner: [ix + 4, iy],
      full: full + 20,
      balloon: balloon + 62,
      slack: slack * 1.2,
    };
  }
  if (drawing.has('puff-sleeves')) return { ...sleeve, full: full + 32, puff: 30, slack: slack * 1.1 };
  return sleeve;
}

const raised = ({ outer: [ox, oy], inner: [ix, iy], ...rest }: Sleeve, by: number): Sleeve => ({
  ...rest,
  outer: [ox - by * 0.08, oy - by],
  inner: [ix - by * 0.12, iy - by],
});

/** A hem that is open at the sides: narrower in front, longer behind. */
export function slitHem({ isBack }: Drawing, torso: Torso): Torso {
  const [x, y] = torso.hem;
  return { ...torso, hem: isBack ? [x, y + 40] : [x - 16, y] };
}

/** Body, sleeves and ribs of a jumper, with the chosen details. */
export function jumper(
  drawing: Drawing,
  { torso: usual, sleeve: own, band, rib, nape = 32, inlay }: Knit,
): Hung {
  const fitted = fittedTorso(drawing, usual);
  const front = band > 0 ? chosenNeckline(drawing, fitted) : fitted;
  const torso: Torso = {
    ...(drawing.isBack ? backNeckline(front, nape) : front),
    raglan: drawing.has('raglan-sleeves'),
  };
  const whole = sleeveOf(drawing, own);
  const cuff = drawing.has('long-cuffs') ? rib * 2.1 : rib;
  const sleeve = drawing.has('long-cuffs') ? raised(whole, rib * 1.1) : whole;
  const trims = trimTones(drawing);
  sleeves(drawing, torso, sleeve);
  if (band > 0) insideOfNeck(drawing, torso, 58);
  const hasSlits = drawing.has('side-slits');
  if (hasSlits && !drawing.isBack) steppedHem(drawing, torso, rib, trims);
  const knitted = inlay?.(torso) ?? (drawing.has('openwork') ? openwork(drawing, 330, torso.hem[1]) : '');
  const body = hasSlits && drawing.isBack ? slitHem(drawing, torso) : torso;
  drawing.cloth(torsoPath(body, torso.drop), { creases: torsoCreases(torso, 1.1), inlay: knitted });
  ribbedCuffs(drawing, sleeve, cuff, trims);
  ribbedHem(drawing, hasSlits ? slitHem(drawing, torso) : torso, rib, trims);
  if (band > 0)
    neckBand(drawing, torso, torso.drop, drawing.has('wide-neckband') ? band * 1.5 : band, false, trims);
  backShoulders(drawing, torso, false);
  if (drawing.has('elbow-patches')) elbowPatches(drawing, sleeve, torso);
  if (drawing.has('shoulder-buttons')) shoulderButtons(drawing, torso);
  if (drawing.has('chest-pocket')) chestPocket(drawing, 360);
  if (drawing.has('logo')) logo(drawing);
  return { torso, sleeve };
}
