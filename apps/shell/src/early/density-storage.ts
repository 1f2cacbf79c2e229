import { STORAGE_KEYS } from '@weefsel/contracts';
import { tryStorage } from './try-storage';

/** Sets the stored density of listings for CSS, before the first paint. */
export function showDensity(): void {
  tryStorage(
    () => (document.documentElement.dataset['density'] = localStorage.getItem(STORAGE_KEYS.density) ?? ''),
  );
}
