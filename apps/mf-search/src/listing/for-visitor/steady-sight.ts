interface Sight {
  list: ParentNode;
  href: string | null;
  top: number;
  hadFocus: boolean;
}

let before: Sight | undefined;

const linksIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('article a[href]')];
const topOf = (link: Element): number => link.getBoundingClientRect().top;

/** Remembers the shopper's position: the focused card, else the first visible one. */
export function noteSight(list: ParentNode | null): void {
  before = undefined;
  if (!list || window.scrollY === 0) return;
  const links = linksIn(list);
  const focused = links.find((one) => one === document.activeElement);
  const link = focused ?? links.find((one) => topOf(one) >= 0);
  if (link)
    before = { list, href: link.getAttribute('href'), top: topOf(link), hadFocus: focused !== undefined };
}

/** Scrolls that card back to its position when earlier cards changed places. Nothing is painted in between. */
export function keepSight(): void {
  if (!before) return;
  const { list, href, top, hadFocus } = before;
  before = undefined;
  const link = linksIn(list).find((one) => one.getAttribute('href') === href);
  if (!link) return;
  const moved = topOf(link) - top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  if (hadFocus) link.focus({ preventScroll: true });
}
