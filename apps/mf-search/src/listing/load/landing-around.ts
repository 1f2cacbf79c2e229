import { localPath, type BlocksProps, type FragmentUse, type ProductSliderProps } from '@weefsel/contracts';
import { hasFilters, type ListingState } from '../address/listing-state';
import type { ListingPlace } from './listing-place';

/** Id of the place for what editors wrote around a listing. */
export const landingId = (place: BlocksProps['place']): string => `landing-${place}`;

/** Id of the place for what editors wrote after those goods. */
export const BETWEEN_ID = 'landing-between';

/** Id of the place for the goods that stand before all others. */
export const FRONT_ID = 'landing-front';

/**
 * Name of the editorial content around a listing: `dames/kleding` for `/nl/dames/kleding/`. None once something was
 * chosen: then the products matter.
 */
export function landingSlug(path: string, state: ListingState): string | undefined {
  const isChosen = state.text || state.category || state.sort || hasFilters(state);
  return isChosen ? undefined : (localPath(path) ?? path).replace(/^\/+|\/+$/g, '');
}

/**
 * Goods that stand before all others: what is new in a part of the shop, what sells best of a brand. Undefined for any
 * other listing, which is short enough to look through.
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

/** Id of the place for the story of a brand. */
export const STORY_ID = 'brand-story';

/** What mf-content says of a brand above its goods; nothing on the page of one of its categories. */
export const storyOf = ({ brandId, categoryId }: ListingPlace): Record<string, FragmentUse> =>
  brandId && !categoryId
    ? { [STORY_ID]: { remote: 'mf-content', name: 'BrandStory', props: { brandId }, waits: 'near' } }
    : {};

/** What other remotes lend to a listing, and to the front of a part of the shop. */
export function landingAround(slug: string, front?: ProductSliderProps): Record<string, FragmentUse> {
  const lent = (place: BlocksProps['place']): FragmentUse => ({
    remote: 'mf-content',
    name: 'Blocks',
    props: { slug, place },
    // The introduction is read at once; the content below is only seen by those who scroll there.
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
