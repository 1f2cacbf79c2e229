import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { useMedia } from '../../use-media';
import { showNext } from './show-next';

/** Time that a message stays, in ms. */
export const MESSAGE_MS = 4000;

const NARROW = '(width < 1024px)';
const STILL = '(prefers-reduced-motion: reduce)';

/** Rotates the messages, unless stopped, hovered or focused by keyboard, or with reduced motion. */
export function useMessageSlider(frame: RefObject<HTMLElement | null>) {
  const narrow = useMedia(NARROW) ?? false;
  const still = useMedia(STILL);
  const [wish, setWish] = useState<'move' | 'stay'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = wish ? wish === 'move' : !still;
  const goes = moving && !pointed && !focused;

  useEffect(() => {
    if (!narrow || !goes) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && frame.current) showNext(frame.current);
    }, MESSAGE_MS);
    return () => clearInterval(timer);
  }, [frame, narrow, goes]);

  return {
    /** True when the messages rotate. */
    goesRound: narrow,
    moving,
    toggle: () => setWish(moving ? 'stay' : 'move'),
    holding: {
      // A tap is no hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
