import type { Drawing } from '../../drawing.ts';
import { spline, trace } from '../../spline.ts';
import { torsoCreases } from '../torso.ts';
import { placket } from '../shirts.ts';
import { BODICE, dressAsCut, type Dress } from './dress.ts';
import { dressSleeves } from './dress-sleeves.ts';
import { lace } from './edging.ts';
import { flounce } from './fall.ts';
import { necked, necklineOf } from './neckline.ts';
import { openBack } from './openings.ts';
import { smocking, tiedSash } from './sash.ts';

const TIERED: Dress = {
  torso: { ...BODICE, waist: [244, 600], hem: [248, 620] },
  sleeve: { outer: [460, 470], inner: [326, 530], full: 26, slack: 1.1 },
  skirt: { hip: [330, 900], hem: [510, 2020], folds: 9, depth: 0.8 },
  gathered: 100,
};

/** A dress with a skirt of gathered tiers, each wider than the one above. */
export function drawTieredDress(drawing: Drawing): void {
  const { torso, sleeve, skirt } = dressAsCut(drawing.fit, TIERED);
  const [half, waist] = torso.hem;
  const [hx, hem] = skirt.hem;
  const { outline, edge, hollow, drop } = necked(drawing, torso, necklineOf(drawing));
  dressSleeves(drawing, torso, sleeve);
  if (!drawing.isBack) drawing.cloth(hollow, { tones: drawing.inside, round: 'flat', edge: 0.8 });
  for (let tier = 2; tier >= 0; tier--) {
    const at = (share: number) =>
      [half + (hx - half) * share ** 0.9, waist - 10 + (hem - waist) * share] as const;
    const [wide, top] = at(tier / 3);
    const [out, bottom] = at((tier + 1) / 3);
    flounce(drawing, { top, half: wide + (tier === 0 ? 6 : -30), bottom, out: out - wide + 22 });
  }
  drawing.cloth(outline, { creases: torsoCreases({ ...torso, hem: [half, waist - 10] }, 0.7).slice(0, 4) });
  drawing.seam(spline(trace(`${-half} ${waist}, 0 ${waist + 12}, ${half} ${waist}`), false));
  drawing.stitch(edge(12));
  if (drawing.isBack) {
    if (drawing.has('open-back')) openBack(drawing, 84, waist - 110, 120);
    else drawing.seam(`M0 44V${waist + 200}`);
  } else if (drawing.has('button-placket')) placket(drawing, drop, waist - 4, 48, 5, 12);
  if (drawing.has('lace'))
    lace(
      drawing,
      trace(
        `${-hx + 6} ${hem - 22}, ${-hx * 0.5} ${hem - 4}, 0 ${hem + 2}, ${hx * 0.5} ${hem - 4}, ${hx - 6} ${hem - 22}`,
      ),
      24,
    );
  if (drawing.has('smocked-waist')) smocking(drawing, waist - 150, half, 156);
  if (drawing.has('tie-belt')) tiedSash(drawing, waist - 46, half + 2);
}
