import type { Drawing } from '../drawing.ts';
import { trimTones } from './contrast.ts';
import { backShoulders } from './back-seams.ts';
import { chosenButton } from './chest.ts';
import { fittedSleeve, fittedTorso } from './fitting.ts';
import { openwork } from './knit-patterns.ts';
import { ribbedEnds } from './knit-ribs.ts';
import { KNIT_BUTTON, knitButton, knitPockets, shawlCollar } from './knit-trims.ts';
import { label } from './label.ts';
import { collarInside, neckBand } from './necks.ts';
import { sash } from './sash.ts';
import { sleeves, type Sleeve } from './sleeves.ts';
import { neckHollow, torsoCreases, torsoPath, WOMENS, type Torso } from './torso.ts';
import { zip } from './trims.ts';

const TORSO: Torso = {
  ...WOMENS,
  neck: 124,
  drop: 430,
  vee: 1,
  shoulder: [336, 112],
  underarm: [328, 450],
  waist: [318, 780],
  hem: [306, 1140],
  sag: 10,
};
const SLEEVE: Sleeve = { outer: [506, 1090], inner: [400, 1118], full: 14, slack: 1.1 };

interface Cardigan {
  torso: Torso;
  buttons: number;
  pocket: number;
}

/** The front edges with their closure, from the neck to the hem. */
function closing(drawing: Drawing, { torso, buttons }: Cardigan): void {
  const { drop, hem } = torso;
  const tones = trimTones(drawing);
  drawing.rib(`M0 ${drop - 6}V${hem[1] + 100}`, 58, tones);
  if (drawing.has('zip')) return zip(drawing, `M0 ${drop + 6}L0 ${hem[1] + 94}`, [0, drop + 60], 11);
  const chosen = chosenButton(drawing, KNIT_BUTTON);
  const gap = (hem[1] + 18 - (drop + 48)) / (buttons - 1);
  for (let index = 0; index < buttons; index++)
    knitButton(drawing, Math.round(drop + 48 + index * gap), 19, chosen);
}

function back(drawing: Drawing, torso: Torso, sleeve: Sleeve): void {
  const plain = { ...torso, vee: 0 };
  const inlay = drawing.has('openwork') ? openwork(drawing, 330, torso.hem[1]) : '';
  const tones = trimTones(drawing);
  drawing.cloth(torsoPath(plain, 30), { creases: torsoCreases(torso, 1.1), inlay });
  ribbedEnds(drawing, torso, sleeve, 96, tones);
  backShoulders(drawing, torso, false);
  if (drawing.has('shawl-collar')) shawlCollar(drawing, torso.neck, torso.drop);
  else neckBand(drawing, plain, 30, 44, false, tones);
}

function cardigan(drawing: Drawing, cut: Cardigan): void {
  const fitted = fittedTorso(drawing, cut.torso);
  const torso: Torso = drawing.has('round-neck') ? { ...fitted, vee: 0, drop: 132 } : fitted;
  const sleeve = fittedSleeve(drawing, SLEEVE);
  const belted = drawing.has('tie-belt');
  sleeves(drawing, torso, sleeve);
  if (drawing.isBack) {
    back(drawing, torso, sleeve);
    if (belted) sash(drawing, torso, 0);
    return;
  }
  drawing.cloth(neckHollow(torso, torso.drop), {
    tones: drawing.inside,
    round: 'flat',
    creases: [{ from: [-20, 70], to: [-30, 400], width: 20, depth: 0.4 }],
  });
  if (drawing.has('shawl-collar')) collarInside(drawing, torso.neck, 110);
  label(drawing, 66);
  const tones = trimTones(drawing);
  const inlay = drawing.has('openwork') ? openwork(drawing, 330, torso.hem[1]) : '';
  drawing.cloth(torsoPath(torso, torso.drop), { creases: torsoCreases(torso, 1.1), inlay });
  ribbedEnds(drawing, torso, sleeve, 96, tones);
  neckBand(drawing, torso, torso.drop, 46, false, tones);
  const buttons = Math.max(3, Math.round(((torso.hem[1] - torso.drop) / 710) * (cut.buttons - 1)) + 1);
  closing(drawing, { ...cut, torso, buttons });
  if (drawing.has('patch-pockets')) knitPockets(drawing, torso, cut.pocket);
  if (drawing.has('shawl-collar')) shawlCollar(drawing, torso.neck, torso.drop);
  if (belted) sash(drawing, torso, -60);
}

/** A V-neck cardigan with a button band that runs round the neck. */
export const drawCardigan = (drawing: Drawing) =>
  cardigan(drawing, { torso: TORSO, buttons: 5, pocket: 220 });

/** A cardigan that falls over the hips. */
export const drawLongCardigan = (drawing: Drawing) =>
  cardigan(drawing, {
    torso: { ...TORSO, waist: [326, 820], hem: [352, 1640], sag: 14, drop: 520 },
    buttons: 4,
    pocket: 300,
  });
