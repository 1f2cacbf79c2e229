/** Fraction of the window's height below it that may scroll into view before reordering. */
const NEAR = 0.5;

const isPictured = (cell: Element): boolean =>
  [...cell.querySelectorAll('img')].some((picture) => picture.naturalWidth > 0);

/**
 * True when a cell was seen, or may be seen before it moves. Its picture has loaded, it has the focus, or it is near.
 */
const isSeen = (cell: Element): boolean =>
  isPictured(cell) ||
  cell.contains(document.activeElement) ||
  cell.getBoundingClientRect().top < window.innerHeight * (1 + NEAR);

/** Number of cards of the first page that may have been seen. Includes the whole row of the last one. */
export function seenCards(list: ParentNode | null): number {
  const cells = [...(list?.querySelector('ul')?.children ?? [])].filter((cell) =>
    cell.querySelector('article'),
  );
  const topOf = (index: number) => cells[index]?.getBoundingClientRect().top;
  let from = cells.findLastIndex(isSeen) + 1;
  while (from > 0 && from < cells.length && topOf(from) === topOf(from - 1)) from += 1;
  return from;
}
