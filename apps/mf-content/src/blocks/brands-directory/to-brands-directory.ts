import type { Brand } from '@weefsel/api-clients';
import { maybeText } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { givenHref } from '../../links/given-href';
import { readWish, type OverviewWish } from '../../overviews/overview-wish';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import type { ResolveContext } from '../block-context';
import { BRAND_FILTERS } from './brand-filters';

interface ResolvedBrands {
  /** Path of the page. */
  path: string;
  wish: OverviewWish;
  all: Brand[];
  /** Ids of the brands by department; departments that failed to load are absent. */
  byGender: Partial<Record<string, string[]>>;
}

/**
 * Loads all brands, and their ids by department. A failing department gets no tab.
 * Rejects when the list of all brands fails.
 */
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

/** Directory of all brands in the commerce backend, by letter. */
export type BrandsDirectoryBlock = v.InferOutput<typeof brandsDirectoryBlock>;
const brandsDirectoryBlock = blockOf('brandsDirectory', { title: maybeText });

export interface BrandEntry {
  id: string;
  name: string;
  /** Absent when the brand has no page. */
  href?: string;
  /** Departments that sell it. */
  genders: string[];
}

export interface BrandsDirectoryProps {
  title?: string;
  path: string;
  /** Department in the address; empty for all. */
  gender: string;
  /** Departments to choose from. */
  genders: string[];
  /** Absent when they could not be loaded. */
  brands?: BrandEntry[];
}

function toEntry({ id, name, url }: Brand, byGender: ResolvedBrands['byGender']): BrandEntry {
  const genders = Object.keys(byGender).filter((gender) => byGender[gender]?.includes(id));
  return withoutUndefined({ id, name, href: givenHref(url), genders });
}

/** All brands with their addresses and departments. */
export const reading: BlockReading<BrandsDirectoryBlock, BrandsDirectoryProps, ResolvedBrands> = {
  shape: brandsDirectoryBlock,
  toProps({ title }, { resolved }) {
    const { path = '', wish, byGender = {}, all } = resolved ?? {};
    const genders = Object.keys(byGender);
    return withoutUndefined({
      title: plainText(title),
      path,
      gender: genders.find((gender) => gender === wish?.filter) ?? '',
      genders,
      brands: all?.map((brand) => toEntry(brand, byGender)),
    });
  },
  resolve: resolveBrands,
};
