import { STORAGE_KEYS } from '@weefsel/contracts';

/** How many products stand beside each other: as many as there is room for, or fewer and larger ones. */
export const DENSITIES = ['normal', 'large'] as const;

export type Density = (typeof DENSITIES)[number];

/** The choice that this browser keeps. */
export function keptDensity(): Density {
  try {
    return localStorage.getItem(STORAGE_KEYS.density) === 'large' ? 'large' : 'normal';
  } catch {
    return 'normal';
  }
}

/** Keeps the choice, and shows it: style knows it by the root, where the script in the head puts it on the next page. */
export function keepDensity(density: Density): void {
  document.documentElement.dataset['density'] = density;
  try {
    localStorage.setItem(STORAGE_KEYS.density, density);
  } catch {
    // It holds until the page is left.
  }
}
