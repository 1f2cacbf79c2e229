import type { PageHead } from '@weefsel/contracts';
import type { PageBlock } from '../blocks/block-lists';
import { overviewKinds } from './overview-kinds';
import { wishHref } from './overview-wish';
import type { OverviewProps } from './overview-reading';

const overviewOf = (blocks: readonly PageBlock[]): OverviewProps | undefined =>
  blocks.flatMap(({ type, props }) =>
    type === 'blogsOverview' || type === 'looksOverview' || type === 'inspirationOverview' ? [props] : [],
  )[0];

/** Addresses of an overview's current page and its neighbours; empty without an overview. */
export function overviewHead(
  blocks: readonly PageBlock[],
  origin: string,
): Pick<PageHead, 'canonical' | 'prev' | 'next'> {
  const overview = overviewOf(blocks);
  if (!overview?.content) return {};
  const { kind, path, wish, content } = overview;
  const at = (page: number) => origin + wishHref(path, overviewKinds[kind], { ...wish, page });
  return {
    canonical: at(wish.page),
    ...(wish.page > 1 && { prev: at(wish.page - 1) }),
    ...(wish.page < content.totalPages && { next: at(wish.page + 1) }),
  };
}
