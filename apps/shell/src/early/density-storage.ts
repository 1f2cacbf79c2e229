import { STORAGE_KEYS } from '@weefsel/contracts';
import { tried } from './tried';

/** Lets style know before the first paint how large this browser shows the products of a listing. */
export function showDensity(): void {
  tried(
    () => (document.documentElement.dataset['density'] = localStorage.getItem(STORAGE_KEYS.density) ?? ''),
  );
}
