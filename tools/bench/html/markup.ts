/** Text as it can stand inside an element or an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A share as a CSS percentage, kept within what is shown. */
export const percent = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** Digits after the point: enough to see by how little a bar was missed. */
function digitsOf(value: number): number {
  if (value < 0.1) return 4;
  return value < 10 ? 3 : 0;
}

/** A figure in few digits. */
export const short = (value: number | undefined): string =>
  value === undefined ? '–' : String(Number(value.toFixed(digitsOf(value))));

export const section = (title: string, says: string, body: string): string =>
  body === '' ? '' : `<section><h2>${escape(title)}</h2><p class="says">${escape(says)}</p>${body}</section>`;
