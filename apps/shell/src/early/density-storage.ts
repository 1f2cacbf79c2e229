import { STORAGE_KEYS } from '@weefsel/contracts';
import { tryStorage } from './try-storage';
import { root } from './root';

/** Sets the stored density of listings for CSS, before the first paint. */
export function showDensity(): void {
  tryStorage(() => (root.dataset['density'] = localStorage.getItem(STORAGE_KEYS.density) ?? ''));
}
