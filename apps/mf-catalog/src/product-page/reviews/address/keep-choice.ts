import { PARAMETERS } from '../../selection-parameters';

/** Attribute of links that keep what is chosen by now. */
export const KEEPS_CHOICE = { 'data-keeps-choice': '' } as const;

/** A link's address with the colour and size that the address of the page has now: they may have been chosen since it came. */
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

/** Puts what is chosen into the link that is being followed. */
export function keepChoice({ target }: { target: EventTarget }): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-choice]');
  if (link) link.href = withChoice(link.href, location.search);
}
