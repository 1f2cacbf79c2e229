const all = (place: Element, selector: string): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(selector),
];
const REACHED = 'a, button, summary';

/**
 * What somebody has opened and reached in a place, by its order; call the result to have it so in the place that takes its
 * turn.
 */
export function meetAgain(place: Element): (next: Element) => void {
  const open = all(place, 'details').map((section) => section.hasAttribute('open'));
  const focused = all(place, REACHED).findIndex((each) => each === document.activeElement);
  return (next) => {
    all(next, 'details').forEach((section, at) => open[at] && section.setAttribute('open', ''));
    all(next, REACHED)[focused]?.focus({ preventScroll: true });
  };
}
