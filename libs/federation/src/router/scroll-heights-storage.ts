const KEY = 'react-router-scroll-positions';

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Damaged or forbidden: starts empty.
    return {};
  }
}

/** Scroll position of each page of this tab, by the key of its history entry. */
export class ScrollHeights {
  readonly #heights = read();
  /** As of the last frame: scrolling by a link within the page comes later. */
  #seen = window.scrollY;

  constructor() {
    addEventListener('scroll', () => void (this.#seen = window.scrollY), { passive: true });
  }

  /** Stores the window's current position. */
  save(key: string): void {
    this.#heights[key] = window.scrollY;
  }

  /** Stores the window's position before the browser scrolled by itself. */
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
