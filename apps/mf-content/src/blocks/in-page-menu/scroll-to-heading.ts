/**
 * Scrolls smoothly, where that is wanted, to a heading and hands it the focus; its own `scroll-margin-top` keeps it 150 px
 * below the top of the window. False when the heading is not on the page.
 */
export function scrollToHeading(anchor: string): boolean {
  const heading = document.getElementById(anchor);
  if (!heading) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  return true;
}
