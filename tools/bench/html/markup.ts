/** Escapes text for use inside an element or attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A share as a CSS percentage, clamped to 0–100%. */
export const percent = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** Number of decimals; enough to show a narrow miss. */
function digitsOf(value: number): number {
  if (value < 0.1) return 4;
  return value < 10 ? 3 : 0;
}

/** Formats a figure with few digits. */
export const short = (value: number | undefined): string =>
  value === undefined ? '–' : String(Number(value.toFixed(digitsOf(value))));

export const section = (title: string, says: string, body: string): string =>
  body === '' ? '' : `<section><h2>${escape(title)}</h2><p class="says">${escape(says)}</p>${body}</section>`;
