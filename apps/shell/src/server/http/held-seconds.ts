import { HELD_PARAMETER } from '@weefsel/contracts';
import type { PagePayload } from '@weefsel/federation/runtime';

/** Longest delay of the style guide's code, in s. */
const MOST = 60;

/** Delay of a page's code, in s. For the style guide only; its address sets it. */
export function heldSeconds({
  owner,
  page,
  href,
}: Pick<PagePayload, 'owner' | 'page' | 'href'>): number | undefined {
  if (owner || page !== 'styling-viewer') return undefined;
  const asked = Number(new URL(href, 'https://shop.invalid').searchParams.get(HELD_PARAMETER));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST) : undefined;
}
