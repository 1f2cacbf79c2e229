/**
 * Scrolls to the next message of a frame, and from the last to the first.
 * No slider library: Swiper's core is 20 kB (gzip), header and footer together 6.5 kB.
 */
export function showNext(frame: HTMLElement): void {
  const { clientWidth, scrollLeft, scrollWidth } = frame;
  const next = (Math.round(scrollLeft / clientWidth) + 1) * clientWidth;
  frame.scrollTo({ left: next < scrollWidth ? next : 0 });
}
