import { useCallback, useEffect, useRef, useState } from 'react';

interface RailMeasures extends Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'> {
  /** Distance in px from the start of one item to the start of the next. */
  step: number;
}

/** Position of a rail. Tolerates one pixel: browsers round scroll positions on zoomed screens. */
export function railPosition({ scrollLeft, clientWidth, scrollWidth, step }: RailMeasures) {
  return {
    /** Index of the first visible item, from 0. */
    index: step > 0 ? Math.max(0, Math.round(scrollLeft / step)) : 0,
    atStart: scrollLeft <= 1,
    atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  };
}

/** Time in ms without scrolling after which a rail counts as settled. */
export const SETTLE_MS = 50;

const START: ReturnType<typeof railPosition> = { index: 0, atStart: true, atEnd: false };

const stepOf = (track: HTMLElement) => {
  const [first, second] = track.querySelectorAll<HTMLElement>(':scope > *');
  if (!first) return 0;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
};

/** Tracks the position of a rail, and scrolls it by as many items as fit. */
export function useRailPosition(onIndexChange: ((index: number) => void) | undefined) {
  const track = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [position, setPosition] = useState(START);

  const measure = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    setPosition(railPosition({ scrollLeft, clientWidth, scrollWidth, step: stepOf(element) }));
  }, []);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(measure, SETTLE_MS);
  }, [measure]);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      clearTimeout(timer.current);
    };
  }, [measure]);

  const reported = useRef(START.index);
  useEffect(() => {
    if (reported.current === position.index) return;
    reported.current = position.index;
    onIndexChange?.(position.index);
  }, [position.index, onIndexChange]);

  const move = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const step = stepOf(element);
    const fitting = Math.max(1, Math.floor(element.clientWidth / (step || element.clientWidth)));
    element.scrollBy({ left: direction * fitting * step });
  };

  return { track, position, settle, move };
}
