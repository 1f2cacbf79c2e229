import type { Drawing } from '../drawing.ts';

/** The woven label inside the back of the neck. */
export function label(drawing: Drawing, y: number): void {
  drawing.add(
    `<rect x="-34" y="${y}" width="68" height="30" rx="2" fill="#f4efe6" opacity=".92"/><path d="M-20 ${y + 15}H20" stroke="#6f675c" stroke-width="4"/>`,
  );
}
