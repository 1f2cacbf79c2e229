import { STORAGE_KEYS } from '@weefsel/contracts';

/** Densities of the product grid: as many columns as fit, or fewer and larger ones. */
export const DENSITIES = ['normal', 'large'] as const;

export type Density = (typeof DENSITIES)[number];

/** The stored density of this browser. */
export function keptDensity(): Density {
  try {
    return localStorage.getItem(STORAGE_KEYS.density) === 'large' ? 'large' : 'normal';
  } catch {
    return 'normal';
  }
}

/**
 * Stores the density and sets the root attribute for CSS. On the next page, the script in the head sets that attribute.
 */
export function keepDensity(density: Density): void {
  document.documentElement.dataset['density'] = density;
  try {
    localStorage.setItem(STORAGE_KEYS.density, density);
  } catch {
    // It holds until the page is left.
  }
}
