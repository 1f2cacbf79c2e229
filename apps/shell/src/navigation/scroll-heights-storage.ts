const KEY = 'react-router-scroll-positions';

/** Scroll positions of this tab's pages, by the key of their history entry. */
export function readHeights(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Damaged or forbidden: starts empty.
    return {};
  }
}

/** Keeps them for the next document of this tab, if there is room. */
export function keepHeights(heights: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(heights));
  } catch {
    // Full or forbidden: the next document begins at the top.
  }
}
