import { localPath, type BlocksProps, type FragmentUse, type ProductSliderProps } from '@weefsel/contracts';
import { hasFilters, type ListingState } from '../address/listing-state';
import type { ListingPlace } from './listing-place';

/** Slot id of the editorial content around a listing. */
export const landingId = (place: BlocksProps['place']): string => `landing-${place}`;

/** Slot id of the editorial content after the front's products. */
export const BETWEEN_ID = 'landing-between';

/** Slot id of the products before all others. */
export const FRONT_ID = 'landing-front';

/**
 * Slug of the editorial content around a listing: `dames/kleding` for `/nl/dames/kleding/`. Undefined after a choice:
 * then the products matter.
 */
export function landingSlug(path: string, state: ListingState): string | undefined {
  const isChosen = state.text || state.category || state.sort || hasFilters(state);
  return isChosen ? undefined : (localPath(path) ?? path).replace(/^\/+|\/+$/g, '');
}

/**
 * Products before all others: new ones of a part of the shop, or best-selling ones of a brand. Undefined for any other
 * listing, which is short enough to browse.
 */
export function frontOf({
  isPart,
  title,
  categoryId,
  brandId,
}: ListingPlace): ProductSliderProps | undefined {
  if (brandId && !categoryId) return { tabs: [{ title, dataSource: 'dpg', brandId }] };
  return isPart && categoryId ? { tabs: [{ title, dataSource: 'dpg', categoryId }] } : undefined;
}

/** Slot id of a brand's story. */
export const STORY_ID = 'brand-story';

/** Fragment of mf-content with a brand's story. Absent on pages of the brand's categories. */
export const storyOf = ({ brandId, categoryId }: ListingPlace): Record<string, FragmentUse> =>
  brandId && !categoryId
    ? { [STORY_ID]: { remote: 'mf-content', name: 'BrandStory', props: { brandId }, waits: 'near' } }
    : {};

/** Fragments of other remotes around a listing, and around a front. */
export function landingAround(slug: string, front?: ProductSliderProps): Record<string, FragmentUse> {
  const lent = (place: BlocksProps['place']): FragmentUse => ({
    remote: 'mf-content',
    name: 'Blocks',
    props: { slug, place },
    // The introduction is read at once; the content below only after scrolling.
    waits: place === 'above' ? 'touched' : 'near',
  });
  return {
    [landingId('above')]: lent('above'),
    ...(front && {
      [FRONT_ID]: { remote: 'mf-catalog', name: 'ProductSlider', props: front, waits: 'near' },
      [BETWEEN_ID]: { remote: 'mf-content', name: 'Between', props: { slug }, waits: 'near' },
    }),
    [landingId('below')]: lent('below'),
  };
}
