import { STORAGE_KEYS } from '@weefsel/contracts';
import { tryStorage } from './try-storage';

/** Stores the queued hearts among `controls` for the next page; returns the stored ones. */
export function keepHearts(controls: readonly HTMLElement[]): HTMLElement[] {
  const hearts = controls.filter(({ dataset }) => dataset['keeps']);
  const isKept = tryStorage(() => {
    const before = sessionStorage.getItem(STORAGE_KEYS.earlyHearts) ?? '';
    const ids = hearts.map(({ dataset }) => dataset['keeps']);
    if (ids[0]) sessionStorage.setItem(STORAGE_KEYS.earlyHearts, [before, ...ids].join(' '));
    return true;
  });
  return isKept ? hearts : [];
}
