import { localPath, type BlocksProps, type FragmentUse } from '@weefsel/contracts';
import { hasFilters, type ListingState } from '../address/listing-state';

/** Id of the place for what editors wrote above or below a listing. */
export const landingId = (place: BlocksProps['place']): string => `landing-${place}`;

/**
 * Name of the editorial content around a listing: `dames/kleding` for `/nl/dames/kleding/`. None once something was
 * chosen: then the products matter.
 */
export function landingSlug(path: string, state: ListingState): string | undefined {
  const isChosen = state.text || state.category || state.sort || hasFilters(state);
  return isChosen ? undefined : (localPath(path) ?? path).replace(/^\/+|\/+$/g, '');
}

/** What mf-content lends to a listing. */
export function landingAround(slug: string): Record<string, FragmentUse> {
  const lent = (place: BlocksProps['place']): FragmentUse => ({
    remote: 'mf-content',
    name: 'Blocks',
    props: { slug, place },
    // The introduction is read at once; the content below is only seen by those who scroll there.
    waits: place === 'above' ? 'touched' : 'near',
  });
  return { [landingId('above')]: lent('above'), [landingId('below')]: lent('below') };
}
