import { EARLY_ID } from '@weefsel/contracts';

/** The element that reads early answers out, with their words; the server sends it at the end of the document. */
const region = (): HTMLElement | null => document.getElementById(EARLY_ID);

export const word = (name: 'busy' | 'late'): string => region()?.dataset[name] ?? '';

/** Reads something out once; an empty text takes it back. */
export function say(text: string): void {
  const element = region();
  if (element) element.textContent = text;
}
