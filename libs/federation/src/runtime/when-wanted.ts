import type { Waits } from '@weefsel/contracts';

/** Maximum distance of near content below the screen, in px. */
const NEAR = 800;

function whenNear(content: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(content);
  });
}

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'];

function whenTouched(content: Element): Promise<void> {
  return new Promise((resolve) => {
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Node && content.contains(target))) return;
      for (const event of TOUCHES) removeEventListener(event, onTouch, true);
      resolve();
    };
    // React stops events on unhydrated content at its own root: this listens before that.
    for (const event of TOUCHES) addEventListener(event, onTouch, { capture: true, passive: true });
  });
}

/** Resolves when the shopper interacts with a slot's server HTML, or comes near it. */
export const whenWanted = (content: Element, until: Waits): Promise<void> =>
  until === 'near' ? whenNear(content) : whenTouched(content);
