import { startTransition } from 'react';

/** Has React draw what has changed, in the background; where that is asked, the browser lets the old page fade into it. */
export class PageDrawing {
  readonly #draw: () => void;
  #fade: ViewTransition | undefined;
  /** Tells the browser that the new page stands. */
  #drawn: (() => void) | undefined;
  #isNextFading = false;

  /** `draw` gives React what is to be seen now. */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  show(fades: boolean): void {
    if (!fades || typeof document.startViewTransition !== 'function') {
      startTransition(this.#draw);
    } else if (this.#fade) {
      // One at a time: the next begins when this one has let go of the page.
      this.#isNextFading = true;
      this.end();
      this.#fade.skipTransition();
    } else this.#begin();
  }

  /** React has drawn it. */
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
    // Browsers leave a fade out when drawing takes long or the next one begins. That is no failure.
    fade.ready.catch(() => undefined);
    void fade.finished.then(() => {
      this.#fade = undefined;
      if (this.#isNextFading) this.#begin();
      this.#isNextFading = false;
    });
  }
}
