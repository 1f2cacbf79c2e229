import { NO_LINK, type FragmentUse, type WearWithProps } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';
import type { LookPageData } from './to-look-page';
import classes from './whole-look.module.css';

/** Id of the place where a look is bought as a whole. */
const WHOLE_LOOK = 'whole-look';

/** How all of a look is bought; undefined where none of it is for sale. */
function wholeLookOf({ slug, products }: Pick<LookPageData, 'slug' | 'products'>): WearWithProps | undefined {
  const [first] = products;
  if (!first || first.href === NO_LINK) return undefined;
  return { beside: first.id, path: first.href, look: slug };
}

/** What a look borrows of mf-catalog: its pieces with their sizes, for one button. None of the code comes before a shopper is near. */
export function borrowedBy(data: LookPageData): Record<string, FragmentUse> {
  const props = wholeLookOf(data);
  return props ? { [WHOLE_LOOK]: { remote: 'mf-catalog', name: 'WearWith', props, waits: 'near' } } : {};
}

/** All of a look into the cart at once, shown by mf-catalog. The look works without it. */
export function WholeLook({ data }: { data: LookPageData }) {
  const props = wholeLookOf(data);
  return props ? (
    <div className={classes.whole}>
      <RemoteFragment of="mf-catalog" name="WearWith" id={WHOLE_LOOK} props={props} optional />
    </div>
  ) : null;
}
