import type { Bounds } from '../bounds.ts';

export const METAL = `<linearGradient id="vm"><stop offset="0" stop-color="#f2eee6"/><stop offset=".5" stop-color="#a79f92"/><stop offset="1" stop-color="#5d564c"/></linearGradient>`;
/** Gradient of wooden hangers. */
export const WOOD = `<linearGradient id="vo" x2="0" y2="1"><stop offset="0" stop-color="#e3c39a"/><stop offset=".5" stop-color="#c49a69"/><stop offset="1" stop-color="#8a6339"/></linearGradient>`;

/** The wire from the hanger up and over the rail. */
function hook(top: number, from: number): string {
  const d = `M0 ${from}V${(top + 104).toFixed(0)}C0 ${(top + 84).toFixed(0)} 44 ${(top + 84).toFixed(0)} 44 ${(top + 44).toFixed(0)}C44 ${(top - 14).toFixed(0)} -44 ${(top - 14).toFixed(0)} -42 ${(top + 48).toFixed(0)}`;
  return (
    `<path d="${d}" fill="none" stroke="#5a4c3d" stroke-opacity=".16" stroke-width="15" stroke-linecap="round" transform="translate(16 20)"/>` +
    `<path d="${d}" fill="none" stroke="#5d564c" stroke-width="13" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#ded7ca" stroke-width="5" stroke-linecap="round" transform="translate(-2 -2)"/>`
  );
}

/** A wooden hanger inside the shoulders, visible through the neck opening. */
export function shoulderHanger(top: number, { left, right }: Bounds): string {
  const wide = right - left;
  // Without sleeves, the shoulders make up most of the width.
  const reach = Math.min(300, wide * (wide < 800 ? 0.31 : 0.25));
  const end = 34 + reach * 0.36;
  const arm = `M0 4C60 6 130 40 ${reach.toFixed(0)} ${end.toFixed(0)}C${(reach + 26).toFixed(0)} ${(end + 12).toFixed(0)} ${(reach + 18).toFixed(0)} ${(end + 48).toFixed(0)} ${(reach - 8).toFixed(0)} ${(end + 42).toFixed(0)}C130 88 70 62 0 60C-70 62 -130 88 ${(8 - reach).toFixed(0)} ${(end + 42).toFixed(0)}C${(-reach - 18).toFixed(0)} ${(end + 48).toFixed(0)} ${(-reach - 26).toFixed(0)} ${(end + 12).toFixed(0)} ${(-reach).toFixed(0)} ${end.toFixed(0)}C-130 40 -60 6 0 4Z`;
  return (
    `${hook(top, 20)}<path d="${arm}" fill="#1d140c" fill-opacity=".28" transform="translate(4 14)"/>` +
    `<path d="${arm}" fill="url(#vo)" stroke="#6e4d2b" stroke-width="3"/><path d="M${(-reach).toFixed(0)} ${(end + 8).toFixed(0)}C-130 48 -60 14 0 12C60 14 130 48 ${reach.toFixed(0)} ${(end + 8).toFixed(0)}" fill="none" stroke="#f5e2c6" stroke-opacity=".7" stroke-width="5"/>`
  );
}

const clamp = (x: number, y: number) =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><path d="M-26 8H26V82Q26 92 16 92H-16Q-26 92 -26 82Z" fill="#1d140c" opacity=".24" transform="translate(6 8)"/><path d="M-26 0H26V76Q26 86 16 86H-16Q-26 86 -26 76Z" fill="url(#vm)" stroke="#4d473d" stroke-width="3"/><rect x="-20" y="58" width="40" height="20" rx="5" fill="#3a332b"/><circle cy="22" r="8" fill="#6d665b"/></g>`;

/** A bar with two clamps that hold the waistband. */
export function clampHanger(top: number, { left, right, top: waist }: Bounds): string {
  const reach = Math.min(200, (right - left) * 0.2);
  const y = waist - 62;
  return (
    `${hook(top, y)}<rect x="${(-reach - 44).toFixed(0)}" y="${(y - 11).toFixed(0)}" width="${(2 * reach + 88).toFixed(0)}" height="22" rx="11" fill="#8f877a" stroke="#4d473d" stroke-width="3"/>` +
    `<rect x="${(-reach - 36).toFixed(0)}" y="${(y - 7).toFixed(0)}" width="${(2 * reach + 72).toFixed(0)}" height="6" rx="3" fill="#efe9de"/>${clamp(-reach, y - 4)}${clamp(reach, y - 4)}`
  );
}
