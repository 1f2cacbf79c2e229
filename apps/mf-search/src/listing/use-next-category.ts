import { useNavigation } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import type { ListingData } from './listing-data';

/** Name of the category that the shopper is on the way to from a listing at `path`; for use inside an observer. */
export function useNextCategory(
  { categories }: Pick<ListingData, 'categories'>,
  path: string,
): string | undefined {
  const { navigation } = useStores();
  const next = useNavigation().location?.pathname;
  if (next === undefined || next === path) return undefined;
  const link = categories.links.find((one) => 'href' in one && one.href === next);
  return link?.name ?? navigation.categoryAt(next)?.translated.name;
}
