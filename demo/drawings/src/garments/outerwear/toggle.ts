import type { Drawing } from '../../drawing.ts';

const WOOD = { base: '#a8773f', light: '#cfa468', deep: '#5d3d1c' };
const HIDE = { base: '#4a3222', light: '#71513a' };

/** A wooden toggle and its leather loop, each on a separate patch. */
export function toggle(drawing: Drawing, x: number, y: number): void {
  const patch = (px: number) =>
    `<path d="M${px - 26}-30h52v60h-52z" fill="${HIDE.base}" stroke="#000" stroke-opacity=".4" stroke-width="3"/><path d="M${px - 18}-22h36v44h-36z" fill="none" stroke="${HIDE.light}" stroke-width="3" stroke-dasharray="7 5"/>`;
  const art = () =>
    `<path d="M-112 8H96" stroke="#000" stroke-opacity=".28" stroke-width="16" transform="translate(4 6)"/>` +
    `<path d="M-112-8H30M-112 8H30M96 0H40" stroke="${HIDE.base}" stroke-width="8" fill="none"/><path d="M-112-10H30M-112 6H30" stroke="${HIDE.light}" stroke-width="2.4" fill="none"/>` +
    `${patch(-122)}${patch(110)}` +
    `<g transform="rotate(4)"><path d="M-62-13C-30-24 10-24 44-13C56-6 56 8 44 14C10 24-30 24-62 14C-74 8-74-6-62-13Z" fill="${WOOD.base}" stroke="${WOOD.deep}" stroke-width="3"/><path d="M-58-9C-30-17 6-17 40-9" stroke="${WOOD.light}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-12-20V20M-4-20V20" stroke="${HIDE.base}" stroke-width="5"/></g>`;
  drawing.repeat('toggle', art, x, y);
}
