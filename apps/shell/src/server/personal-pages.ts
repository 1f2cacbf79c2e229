import type { Snapshot } from '@weefsel/federation/server';
import type { PageAnswer } from './load-page';

type Page = Extract<PageAnswer, { kind: 'page' }>;

/** Whether a page may be another for each visitor who allows that: what its remote says of it. */
export function isPersonal(answer: PageAnswer, { remotes }: Snapshot): answer is Page {
  if (answer.kind === 'redirect' || !answer.payload.owner) return false;
  const { owner, page, href } = answer.payload;
  const unless = remotes.get(owner)?.description.pages[page]?.personalUnless;
  const { searchParams } = new URL(href, 'https://shop.invalid');
  return unless !== undefined && !unless.some((name) => searchParams.has(name));
}

/** Whether an own page is as good as everyone's. */
export const isWhole = (answer: PageAnswer): boolean =>
  answer.kind === 'page' && answer.payload.status === 200 && !answer.isPartial;
