const all = (place: Element, selector: string): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(selector),
];
const REACHED = 'a, button, summary';

/** Records opened sections and focus in `place`. The returned function restores them in its replacement. */
export function sectionRestorer(place: Element): (next: Element) => void {
  const open = all(place, 'details').map((section) => section.hasAttribute('open'));
  const focused = all(place, REACHED).findIndex((each) => each === document.activeElement);
  return (next) => {
    all(next, 'details').forEach((section, at) => open[at] && section.setAttribute('open', ''));
    all(next, REACHED)[focused]?.focus({ preventScroll: true });
  };
}
