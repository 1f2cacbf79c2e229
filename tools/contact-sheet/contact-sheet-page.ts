import type { Shot } from './shots.ts';

interface Sheet {
  garment: string;
  shots: readonly Shot[];
}

const section = ({ garment, shots }: Sheet) =>
  `<h2 id="${garment}">${garment}</h2><p>${shots.map(({ caption }) => caption).join(' · ')}</p>` +
  `<img src="${garment}.jpg" alt="${garment}" loading="lazy">`;

/** Page with the sheets of all garments, and their captions in order. */
export const contactSheetPage = (sheets: readonly Sheet[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>` +
  `<style>body{font:14px/1.5 system-ui;margin:2rem;max-width:1920px}img{max-width:100%}nav a{margin-right:.75em}</style>` +
  `<h1>${sheets.length} garments</h1><nav>${sheets.map(({ garment }) => `<a href="#${garment}">${garment}</a>`).join(' ')}</nav>` +
  `${sheets.map(section).join('')}</html>\n`;
