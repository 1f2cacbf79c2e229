import { STORAGE_KEYS } from '@weefsel/contracts';

/** Keeps the hearts among controls that were pressed and have no code yet, for the next page; returns which. */
export function keepHearts(controls: readonly HTMLElement[]): HTMLElement[] {
  const hearts = controls.filter(({ dataset }) => dataset['keeps']);
  if (hearts.length === 0) return [];
  try {
    const before = sessionStorage.getItem(STORAGE_KEYS.earlyHearts) ?? '';
    const ids = hearts.map(({ dataset }) => dataset['keeps']);
    sessionStorage.setItem(STORAGE_KEYS.earlyHearts, [before, ...ids].join(' '));
    return hearts;
  } catch {
    return [];
  }
}
