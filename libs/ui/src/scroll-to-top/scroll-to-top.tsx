import { useRef, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ArrowUpIcon } from '../icons/icons';
import classes from './scroll-to-top.module.css';

/** Distance in px from the top after which the button appears. */
const SCROLL_TO_TOP_AFTER = 500;

/** Controls that must stay reachable. Links with a variant look like buttons. */
const CONTROLS = 'button, input, select, textarea, label, a[data-variant]';

const isFarDown = () => window.scrollY > SCROLL_TO_TOP_AFTER;

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** True when a corner of the button's place covers a control of the page. */
function coversControl(place: Element): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return [left, right - 1].some((x) =>
    [top, bottom - 1].some((y) =>
      document.elementsFromPoint(x, y).some((under) => !place.contains(under) && under.matches(CONTROLS)),
    ),
  );
}

/** A button in the corner of a long page that scrolls to the top. Hidden while it would cover a control. */
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
