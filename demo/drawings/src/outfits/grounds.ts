import type { Stage } from '../campaigns/stage.ts';

/** Grounds of an outfit: the lit corner and the far one. */
const TONES = {
  plaster: ['#f2eee7', '#d8d0c4'],
  blush: ['#f3e6df', '#dec7bb'],
  slate: ['#e4e8ea', '#b9c3c9'],
  sage: ['#e9ece2', '#c5ccb8'],
  oat: ['#f1e8d8', '#d9c8ab'],
  clay: ['#eeded2', '#d0b09a'],
} as const satisfies Record<string, readonly [string, string]>;

export type Ground = keyof typeof TONES;

export const GROUNDS = Object.keys(TONES) as Ground[];

/** Covers the stage with a calm, plain ground, lit from the upper left. */
export function layGround(stage: Stage, ground: Ground): void {
  const [lit, far] = TONES[ground];
  const cover = (fill: string) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="url(#${fill})"/>`;
  stage.define(
    `<linearGradient id="ground" x2=".7" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${far}"/></linearGradient>` +
      '<radialGradient id="glow" cx=".26" cy=".14" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
  );
  stage.add(cover('ground') + cover('glow'));
}
