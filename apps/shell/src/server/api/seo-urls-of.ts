import type { Category, Clients } from '@weefsel/api-clients';
import { isCategoryId } from '@weefsel/stores';
import type { AnswerCache } from './answer-cache';

/** Most categories in one question; what comes after them is left out. */
const MOST = 100;

/** The SEO URLs of categories by their ids, joined by |; nothing is asked for what cannot be an id. */
export async function seoUrlsOf(
  joined: string,
  { category }: Clients['commerce'],
  kept: AnswerCache,
): Promise<Pick<Category, 'id' | 'seoUrls'>[]> {
  const ids = [...new Set(joined.split('|').filter(isCategoryId))].slice(0, MOST);
  if (!ids.length) return [];
  return kept(`seo-urls ${ids.join(' ')}`, async () =>
    (await category.list(ids)).map(({ id, seoUrls = null }) => ({ id, seoUrls })),
  );
}
