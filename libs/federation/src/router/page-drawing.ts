import { startTransition } from 'react';

/** Makes React render changes in the background, optionally with the browser's fade from the old page. */
export class PageDrawing {
  readonly #draw: () => void;
  #fade: ViewTransition | undefined;
  /** Notifies the browser that the new page is rendered. */
  #drawn: (() => void) | undefined;
  #isNextFading = false;

  /** `draw` passes the current state to React. */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  show(fades: boolean): void {
    if (!fades || typeof document.startViewTransition !== 'function') {
      startTransition(this.#draw);
    } else if (this.#fade) {
      // One at a time: the next begins when this one has released the page.
      this.#isNextFading = true;
      this.end();
      this.#fade.skipTransition();
    } else this.#begin();
  }

  /** Called when React has rendered it. */
  end(): void {
    this.#drawn?.();
    this.#drawn = undefined;
  }

  #begin(): void {
    const fade = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          this.#drawn = resolve;
          startTransition(this.#draw);
        }),
    );
    this.#fade = fade;
    // Browsers skip a fade when rendering takes long or the next one begins. That is no failure.
    fade.ready.catch(() => undefined);
    void fade.finished.then(() => {
      this.#fade = undefined;
      if (this.#isNextFading) this.#begin();
      this.#isNextFading = false;
    });
  }
}
