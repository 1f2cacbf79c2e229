const KEY = 'react-router-scroll-positions';

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Damaged or forbidden: begun anew.
    return {};
  }
}

/** How far each page of this tab was scrolled, by the key of its entry in the history. */
export class ScrollHeights {
  readonly #heights = read();
  /** As of the last frame: what a link within the page does comes later. */
  #seen = window.scrollY;

  constructor() {
    addEventListener('scroll', () => void (this.#seen = window.scrollY), { passive: true });
  }

  /** Notes where the window is now. */
  save(key: string): void {
    this.#heights[key] = window.scrollY;
  }

  /** Notes where the window was before the browser scrolled by itself. */
  saveSeen(key: string): void {
    this.#heights[key] = this.#seen;
  }

  find(key: string): number | undefined {
    const height = this.#heights[key];
    return typeof height === 'number' ? height : undefined;
  }

  /** Keeps them for the next document of this tab, if there is room. */
  keep(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#heights));
    } catch {
      // Full or forbidden: the next document begins at the top.
    }
  }
}
