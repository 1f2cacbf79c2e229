import { useCallback, useEffect, useRef, useState } from 'react';
import { railPosition, type RailPosition } from './rail-position';

/** Time in ms without scrolling after which a rail counts as standing still. */
export const SETTLE_MS = 50;

const START: RailPosition = { index: 0, atStart: true, atEnd: false };

const stepOf = (track: HTMLElement) => {
  const [first, second] = track.querySelectorAll<HTMLElement>(':scope > *');
  if (!first) return 0;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
};

/** Follows where a rail stands and moves it by as many items as fit in it. */
export function useRailPosition(onIndexChange: ((index: number) => void) | undefined) {
  const track = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [position, setPosition] = useState(START);

  const measure = useCallback(() => {
    const element = track.current;
    if (element) setPosition(railPosition({ ...measuresOf(element), step: stepOf(element) }));
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

const measuresOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => ({
  scrollLeft,
  clientWidth,
  scrollWidth,
});
