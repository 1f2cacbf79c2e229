import { HELD_PARAMETER } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';

/** Longest time that the style guide's code is held back, in s. */
const MOST = 60;

/** For how long the code of a page is held back, in s: for the style guide alone, as its address says. */
export function heldSeconds({
  owner,
  page,
  href,
}: Pick<PagePayload, 'owner' | 'page' | 'href'>): number | undefined {
  if (owner || page !== 'styling-viewer') return undefined;
  const asked = Number(new URL(href, 'https://shop.invalid').searchParams.get(HELD_PARAMETER));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST) : undefined;
}
