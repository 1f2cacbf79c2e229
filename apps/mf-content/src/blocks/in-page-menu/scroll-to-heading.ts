/** Room in px that stays free above a heading: the header and the line above. */
const OFFSET_PX = 150;

/** Scrolls to a heading, smoothly where that is wanted, and hands it the focus. False when it is not on the page. */
export function scrollToHeading(anchor: string): boolean {
  const heading = document.getElementById(anchor);
  if (!heading) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = scrollY + heading.getBoundingClientRect().top - OFFSET_PX;
  heading.focus({ preventScroll: true });
  scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
  return true;
}
