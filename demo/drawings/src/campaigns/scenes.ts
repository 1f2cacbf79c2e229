import { curtain, foldedPile, niche, shelf, swatches } from './props.ts';
import { floor, hook, plinth, rail, wall, windowLight } from './scenery.ts';
import type { Piece, Stage } from './stage.ts';
import { WARDROBES } from './wardrobe.ts';

export type Scene = (stage: Stage) => void;

const dyed = (piece: Piece, colour: string): Piece => ({ garment: piece.garment, colour });

/** Five pieces on a brass rail, seen from the side. */
function onTheRail(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  windowLight(stage, stage.focus - stage.reach * 1.7, 0.35);
  floor(stage, 900);
  rail(stage, 110, stage.focus - stage.reach, stage.focus + stage.reach);
  const step = Math.min(stage.reach * 0.36, 150);
  [set.coat, set.light, set.print, set.knit, set.jacket].forEach((piece, index) => {
    const x = stage.focus + step * (index - 2);
    const height = heightOf(piece);
    hook(stage, x, 110);
    stage.place(piece, { x, top: piece.garment === 'slip-dress' ? 112 : 138, height, turn: 0.62 });
  });
}

/** Height of a hanging piece in stage units, so that all have one scale. */
function heightOf({ garment }: Piece): number {
  const long: Partial<Record<Piece['garment'], number>> = {
    trench: 720,
    overcoat: 700,
    'slip-dress': 740,
    'wrap-dress': 660,
    'midi-dress': 670,
    chino: 690,
    'wide-trousers': 720,
    'pleated-skirt': 560,
  };
  return long[garment] ?? 490;
}

/** One coat on a peg in slanting daylight. */
function inDaylight(stage: Stage): void {
  wall(stage);
  windowLight(stage, stage.focus - 250, 0.55);
  floor(stage, 930);
  hook(stage, stage.focus, 40);
  stage.place(WARDROBES[stage.mood].coat, { x: stage.focus, top: 74, height: 780 });
}

/** A whole look laid out from above. */
function laidOut(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  const unit = Math.min(stage.reach, 420);
  stage.place(set.bottom, { x: stage.focus + unit * 0.44, top: 240, height: 690, degrees: 5 });
  stage.place(set.knit, { x: stage.focus + unit * 0.3, top: 60, height: 470, degrees: 6 });
  stage.place(set.jacket, { x: stage.focus - unit * 0.42, top: 110, height: 560, degrees: -7 });
  stage.place(set.shoes, { x: stage.focus - unit * 0.56, top: 690, height: 250, degrees: -4 });
}

/** Folded knits on a plastered block, with the season's bag or scarf. */
function foldedKnits(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  windowLight(stage, stage.focus - stage.reach * 1.1, 0.45);
  floor(stage, 880);
  const unit = Math.min(stage.reach, 400);
  plinth(stage, stage.focus - unit, 660, unit * 2, 250);
  foldedPile(
    stage,
    [set.coat, set.knit, set.jacket, set.light, set.bottom],
    stage.focus - unit * 0.42,
    650,
    unit * 0.98,
  );
  if (set.extra.garment === 'bag')
    stage.place(set.extra, { x: stage.focus + unit * 0.52, top: 652 - unit * 0.98, height: unit * 0.98 });
  else stage.stand(set.shoes, stage.focus + unit * 0.5, 655, unit * 0.78);
}

/** A fall of cloth behind one piece. */
function fallOfCloth(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  floor(stage, 900);
  curtain(
    stage,
    dyed(set.print, set.light.colour),
    stage.focus - stage.reach * 0.1,
    stage.focus + stage.reach * 0.95,
    900,
  );
  hook(stage, stage.focus - stage.reach * 0.22, 60);
  stage.place(set.jacket, { x: stage.focus - stage.reach * 0.22, top: 92, height: 620 });
}

/** A dress or coat in an arched recess. */
function inTheNiche(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  const hero = stage.mood === 'men' ? set.coat : set.print;
  wall(stage);
  niche(stage, stage.focus, 70, Math.min(620, stage.reach * 1.9), 910);
  floor(stage, 910);
  hook(stage, stage.focus, 110);
  stage.place(hero, { x: stage.focus, top: 142, height: 690 });
}

/** Three pieces on three pegs, evenly spaced. */
function threePegs(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  windowLight(stage, stage.focus - stage.reach * 1.4, 0.4);
  const step = Math.min(stage.reach * 0.68, 360);
  [set.light, set.jacket, set.knit].forEach((piece, index) => {
    const x = stage.focus + step * (index - 1);
    const height = Math.min(heightOf(piece) * 1.12, step * 1.75);
    hook(stage, x, 90);
    stage.place(piece, { x, top: 120, height, turn: 0.86 });
  });
  floor(stage, 940);
}

/** Shoes, knits and bag on oak shelves. */
function onTheShelf(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  const unit = Math.min(stage.reach, 430);
  const [left, right] = [stage.focus - unit, stage.focus + unit];
  shelf(stage, left, right, 450);
  shelf(stage, left, right, 840);
  foldedPile(stage, [set.bottom, set.knit, set.coat], left + unit * 0.5, 444, unit * 0.78);
  stage.stand(set.shoes, right - unit * 0.5, 452, unit * 0.62);
  if (set.extra.garment === 'bag')
    stage.place(set.extra, { x: left + unit * 0.52, top: 842 - unit * 0.78, height: unit * 0.78 });
  else foldedPile(stage, [set.jacket, set.light], left + unit * 0.5, 834, unit * 0.78);
  foldedPile(stage, [set.light, set.print, set.jacket, set.knit], right - unit * 0.5, 834, unit * 0.78);
}

/** The season's cloths as swatches on the table. */
function clothsOfTheSeason(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  const cloths: Piece[] = [
    { ...set.coat, pattern: 'visgraat' },
    { ...set.light, pattern: 'streep', accent: '#f6f2ea' },
    { ...set.jacket, pattern: 'ruit' },
    { ...set.bottom, pattern: 'effen' },
    { ...set.print, pattern: stage.mood === 'men' ? 'pied-de-poule' : 'bloem' },
  ];
  swatches(stage, cloths, stage.focus, 500, Math.min(stage.reach * 0.95, 400));
}

/** Jacket, trousers and shoes hung as one outfit. */
function oneOutfit(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  floor(stage, 915);
  const unit = Math.min(stage.reach, 420);
  hook(stage, stage.focus - unit * 0.42, 70);
  stage.place(set.light, { x: stage.focus - unit * 0.42, top: 100, height: heightOf(set.light), turn: 0.9 });
  hook(stage, stage.focus + unit * 0.42, 70);
  stage.place(set.bottom, {
    x: stage.focus + unit * 0.42,
    top: 104,
    height: heightOf(set.bottom),
    turn: 0.9,
  });
  stage.stand(set.shoes, stage.focus - unit * 0.42, 940, unit * 0.6);
}

/** All compositions; a campaign refers to one by its index. */
export const SCENES: readonly Scene[] = [
  onTheRail,
  inDaylight,
  laidOut,
  foldedKnits,
  fallOfCloth,
  inTheNiche,
  threePegs,
  onTheShelf,
  clothsOfTheSeason,
  oneOutfit,
];
