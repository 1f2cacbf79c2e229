import { floor, hook, rail, wall, windowLight } from './scenery.ts';
import type { Piece, Stage } from './stage.ts';
import { WARDROBES } from './wardrobe.ts';

export type Scene = (stage: Stage) => void;

/** Six pieces on a brass rail, seen from the side. */
function onTheRail(stage: Stage): void {
  const set = WARDROBES[stage.mood];
  wall(stage);
  windowLight(stage, stage.focus - stage.reach * 1.7, 0.35);
  floor(stage, 900);
  rail(stage, 110, stage.focus - stage.reach, stage.focus + stage.reach);
  const pieces: Piece[] = [set.coat, set.light, set.print, set.knit, set.jacket];
  pieces.forEach((piece, index) => {
    const x = stage.focus + stage.reach * (-0.62 + index * 0.31);
    hook(stage, x, 110);
    stage.place(piece, { x, top: 140, height: [700, 640, 660, 470, 480][index] ?? 500, turn: 0.62 });
  });
}

/** One coat on a peg in slanting daylight. */
function inDaylight(stage: Stage): void {
  wall(stage);
  windowLight(stage, stage.focus - 250, 0.55);
  floor(stage, 930);
  hook(stage, stage.focus, 40);
  stage.place(WARDROBES[stage.mood].coat, { x: stage.focus, top: 74, height: 780 });
}

export const SCENES: readonly Scene[] = [onTheRail, inDaylight];
