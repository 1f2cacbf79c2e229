import { Swiper } from 'swiper';

/** Class names of the list and of its items. */
export interface SliderParts {
  messages: string;
  message: string;
}

export interface MessageSlider {
  next: () => void;
  destroy: () => void;
}

/** How long a message takes to come in, in ms. */
const SPEED_MS = 250;

/** Makes a list slide, by finger too, and go round without an end. */
export function createMessageSlider(frame: HTMLElement, { messages, message }: SliderParts): MessageSlider {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(frame, {
    wrapperClass: messages,
    slideClass: message,
    loop: true,
    speed: calm ? 0 : SPEED_MS,
  });
  return { next: () => swiper.slideNext(), destroy: () => swiper.destroy() };
}
