import { useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { ArrowUpIcon } from '../icons/icons';
import classes from './scroll-to-top.module.css';

/** Distance in px from the top after which the button appears. */
export const SCROLL_TO_TOP_AFTER = 500;

const isFarDown = () => window.scrollY > SCROLL_TO_TOP_AFTER;

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** A button in the corner of a long page that leads back to its top. */
export function ScrollToTop({ label }: { label: string }) {
  const shown = useSyncExternalStore(onScroll, isFarDown, () => false);

  return (
    <div className={classes.place} data-shown={shown} inert={!shown}>
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
