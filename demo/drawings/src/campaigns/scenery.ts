import type { Stage } from './stage.ts';
import { WARDROBES } from './wardrobe.ts';

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** A plastered wall in the mood's tone, brighter where the window is. */
export function wall(stage: Stage): void {
  const {
    wall: [lit, shaded],
  } = WARDROBES[stage.mood];
  stage.define(
    `<linearGradient id="wall" x2=".8" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/></linearGradient><radialGradient id="glow" cx=".28" cy=".12" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>${blur('soft', 14)}${blur('near', 4)}`,
  );
  stage.add(
    `<rect width="${stage.width}" height="1000" fill="url(#wall)"/><rect width="${stage.width}" height="1000" fill="url(#glow)"/>`,
  );
}

/** Daylight through a tall window, thrown on the wall in slanting panes. */
export function windowLight(stage: Stage, x: number, opacity = 0.5): void {
  let panes = '';
  for (let column = 0; column < 2; column++)
    for (let row = 0; row < 3; row++) {
      const [left, top] = [x + column * 190, 60 + row * 285 + column * 70];
      panes += `M${left} ${top}l168 62v258l-168-62Z`;
    }
  stage.add(`<path d="${panes}" fill="#fffaf0" opacity="${opacity}" filter="url(#near)"/>`);
}

/** A floor with a soft skirting line. */
export function floor(stage: Stage, y: number): void {
  const { floor: tone } = WARDROBES[stage.mood];
  stage.define(
    `<linearGradient id="floor" y2="1" x2="0"><stop offset="0" stop-color="${tone}"/><stop offset="1" stop-color="${tone}" stop-opacity=".55"/></linearGradient>`,
  );
  stage.add(
    `<rect y="${y}" width="${stage.width}" height="${1000 - y}" fill="url(#floor)"/><rect y="${y - 10}" width="${stage.width}" height="20" fill="#000" opacity=".08" filter="url(#near)"/>`,
  );
}

/** A brass clothes rail from one wall bracket to the edge of the picture. */
export function rail(stage: Stage, y: number, from: number, to: number): void {
  stage.define(
    `<linearGradient id="brass" x2="0" y2="1"><stop offset="0" stop-color="#e9d6ae"/><stop offset=".45" stop-color="#b8945a"/><stop offset="1" stop-color="#6d5330"/></linearGradient>`,
  );
  stage.add(
    `<rect x="${from + 14}" y="${y + 26}" width="${to - from}" height="10" rx="5" fill="#4a3a2a" opacity=".3" filter="url(#near)"/><rect x="${from}" y="${y - 5}" width="${to - from}" height="10" rx="5" fill="url(#brass)"/><path d="M${from + 40} ${y - 1000}V${y}M${to - 40} ${y - 1000}V${y}" stroke="#8c7044" stroke-width="4"/>`,
  );
}

/** A hanger's hook over the rail. */
export function hook(stage: Stage, x: number, y: number): void {
  stage.add(
    `<path d="M${x} ${y + 52}V${y + 22}Q${x + 14} ${y + 14} ${x + 11} ${y + 2}Q${x + 7} ${y - 12} ${x - 4} ${y - 9}" fill="none" stroke="#7d7468" stroke-width="4.5" stroke-linecap="round"/>`,
  );
}

/** A plastered block to put props on, lit on its left face. */
export function plinth(stage: Stage, x: number, y: number, width: number, height: number): void {
  const {
    wall: [lit, shaded],
    floor: tone,
  } = WARDROBES[stage.mood];
  stage.define(
    `<linearGradient id="block"><stop offset="0" stop-color="${lit}"/><stop offset=".7" stop-color="${shaded}"/><stop offset="1" stop-color="${tone}"/></linearGradient>`,
  );
  stage.add(
    `<rect x="${x + 26}" y="${y + height - 18}" width="${width + 60}" height="30" fill="#3d3126" opacity=".34" filter="url(#soft)"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#block)"/><path d="M${x} ${y}l34-30h${width - 68}l34 30Z" fill="${lit}"/><path d="M${x} ${y}h${width}" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`,
  );
}
