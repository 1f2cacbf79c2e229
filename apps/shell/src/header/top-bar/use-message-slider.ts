import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { whenQuiet } from '../../when-quiet';
import { useMedia } from '../use-media';
import type { MessageSlider, SliderParts } from './message-slider';

/** Time that a message stays, in ms. */
export const MESSAGE_MS = 4000;

const NARROW = '(width < 1024px)';
const STILL = '(prefers-reduced-motion: reduce)';

/** The slider of a small screen; its code is fetched when the page's own work is done, and never on a wide one. */
function useSlider(frame: RefObject<HTMLElement | null>, { messages, message }: SliderParts) {
  const narrow = useMedia(NARROW);
  const [slider, setSlider] = useState<MessageSlider>();
  useEffect(() => {
    if (!narrow) return undefined;
    let made: MessageSlider | undefined;
    let left = false;
    const make = async () => {
      const { createMessageSlider } = await import('./message-slider');
      if (left || !frame.current) return;
      made = createMessageSlider(frame.current, { messages, message });
      setSlider(made);
    };
    // Without its code the first message stays.
    whenQuiet(() => void make().catch(() => undefined));
    return () => {
      left = true;
      made?.destroy();
      setSlider(undefined);
    };
  }, [frame, messages, message, narrow]);
  return slider;
}

/** Lets the messages go round, unless the shopper stopped them, points at them, is among them by keyboard or wants no motion. */
export function useMessageSlider(frame: RefObject<HTMLElement | null>, parts: SliderParts) {
  const slider = useSlider(frame, parts);
  const still = useMedia(STILL);
  const [wish, setWish] = useState<'move' | 'stay'>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = wish ? wish === 'move' : !still;
  const goes = moving && !pointed && !focused;

  useEffect(() => {
    if (!slider || !goes) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) slider.next();
    }, MESSAGE_MS);
    return () => clearInterval(timer);
  }, [slider, goes]);

  return {
    ready: slider !== undefined,
    moving,
    toggle: () => setWish(moving ? 'stay' : 'move'),
    holding: {
      // A finger that taps has not come to stay.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
