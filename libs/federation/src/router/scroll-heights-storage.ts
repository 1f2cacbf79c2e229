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

  /** Notes where the window is now. */
  save(key: string): void {
    this.#heights[key] = window.scrollY;
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
