import { EARLY_ID } from '@weefsel/contracts';

/** Live region of the early answers, with their texts. The server renders it at the end of the document. */
const region = (): HTMLElement | null => document.getElementById(EARLY_ID);

export const liveText = (name: 'busy' | 'late'): string => region()?.dataset[name] ?? '';

/** Announces a text once; an empty text clears it. */
export function announce(text: string): void {
  const element = region();
  if (element) element.textContent = text;
}
