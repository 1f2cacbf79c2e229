import { useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ArrowUpIcon } from '../icons/icons';
import classes from './scroll-to-top.module.css';

/** Distance in px from the top after which the button appears. */
export const SCROLL_TO_TOP_AFTER = 500;

/** What somebody may want to press or fill in; links look like buttons when they have a variant. */
const CONTROLS = 'button, input, select, textarea, label, a[data-variant]';

const isFarDown = () => window.scrollY > SCROLL_TO_TOP_AFTER;

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether any corner of its place lies on a control of the page. */
function coversControl(place: Element): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return [left, right - 1].some((x) =>
    [top, bottom - 1].some((y) =>
      document.elementsFromPoint(x, y).some((under) => !place.contains(under) && under.matches(CONTROLS)),
    ),
  );
}

/** A button in the corner of a long page that leads back to its top; it steps aside for what it would cover. */
export function ScrollToTop({ label }: { label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isWelcome = () => isFarDown() && !!place.current && !coversControl(place.current);
  const shown = useSyncExternalStore(onScroll, isWelcome, () => false);

  return (
    <div ref={place} className={classes.place} data-shown={shown} inert={!shown}>
      <IconButton label={label} variant="outline" className={classes.button} onClick={scrollToTop}>
        <ArrowUpIcon size={20} />
      </IconButton>
    </div>
  );
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
