import type { Brand } from '@weefsel/api-clients';
import { readWish, type OverviewWish } from '../../overviews/overview-wish';
import type { ResolveContext } from '../resolve-context';
import { BRAND_FILTERS } from './brand-filters';

export interface ResolvedBrands {
  /** Path of the page. */
  path: string;
  wish: OverviewWish;
  all: Brand[];
  /** Ids of the brands of each department whose list could be had. */
  byGender: Partial<Record<string, string[]>>;
}

/** All brands, and which of them are for whom. A department that fails has no tab; rejects without any brands. */
export async function resolveBrands(
  _block: unknown,
  { clients, url, signal }: ResolveContext,
): Promise<ResolvedBrands> {
  const { brands } = clients.commerce;
  const ids = async (gender: 'dames' | 'heren') => {
    try {
      return [[gender, (await brands.list(gender, signal)).map(({ id }) => id)] as const];
    } catch {
      signal.throwIfAborted();
      return [];
    }
  };
  const [all, ...lists] = await Promise.all([brands.list(undefined, signal), ids('dames'), ids('heren')]);
  return {
    path: url.pathname,
    wish: readWish(BRAND_FILTERS, url.searchParams),
    all,
    byGender: Object.fromEntries(lists.flat()),
  };
}
