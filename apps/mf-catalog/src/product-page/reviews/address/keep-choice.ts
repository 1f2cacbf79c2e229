import { PARAMETERS } from '../../selection-parameters';

/** Attribute of links that keep the current choice. */
export const KEEPS_CHOICE = { 'data-keeps-choice': '' } as const;

/**
 * Copies the page's current colour, size and length into a link's address. They may have changed since the page loaded.
 */
export function withChoice(href: string, search: string): string {
  const url = new URL(href);
  const now = new URLSearchParams(search);
  for (const name of Object.values(PARAMETERS)) {
    const value = now.get(name);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

/** Updates the link being followed with the current choice. */
export function keepChoice({ target }: { target: EventTarget }): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-choice]');
  if (link) link.href = withChoice(link.href, location.search);
}
