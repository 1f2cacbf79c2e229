import type { Drawing } from '../drawing.ts';
import { LEATHER } from './chest.ts';

/** A domed button of plaited leather. */
export function leatherButton(drawing: Drawing, x: number, y: number, radius: number): void {
  const { base, light, line, shade, sheen } = LEATHER;
  const art = () =>
    `<g transform="scale(${radius})"><circle cx=".1" cy=".2" r="1" opacity=".3"/><circle r="1" fill="${shade}"/><circle cx="-.05" cy="-.08" r=".9" fill="${base}"/>` +
    `<path d="M-.62-.62Q-.1 0-.62.62M.62-.62Q.1 0 .62.62M-.62-.62Q0-.1.62-.62M-.62.62Q0 .1.62.62" fill="none" stroke="${line}" stroke-width=".16"/>` +
    `<path d="M-.5-.2Q-.4-.6 0-.74" fill="none" stroke="${sheen}" stroke-width=".14" stroke-linecap="round"/><circle cx="-.1" cy="-.1" r=".2" fill="${light}" opacity=".6"/></g>`;
  drawing.repeat(`leather${radius}`, art, x, y);
}
