import { STORAGE_KEYS } from '@weefsel/contracts';
import { tried } from './tried';

/** Keeps the hearts among controls that were pressed and have no code yet, for the next page; returns which. */
export function keepHearts(controls: readonly HTMLElement[]): HTMLElement[] {
  const hearts = controls.filter(({ dataset }) => dataset['keeps']);
  const isKept = tried(() => {
    const before = sessionStorage.getItem(STORAGE_KEYS.earlyHearts) ?? '';
    const ids = hearts.map(({ dataset }) => dataset['keeps']);
    if (ids[0]) sessionStorage.setItem(STORAGE_KEYS.earlyHearts, [before, ...ids].join(' '));
    return true;
  });
  return isKept ? hearts : [];
}
