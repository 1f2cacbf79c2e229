import { NO_LINK, type FragmentUse, type WearWithProps } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';
import type { LookPageData } from './to-look-page';
import classes from './whole-look.module.css';

/** Id of the slot that sells the whole look. */
const WHOLE_LOOK = 'whole-look';

/** Props for buying the whole look; undefined when nothing of it is for sale. */
function wholeLookOf({ slug, products }: Pick<LookPageData, 'slug' | 'products'>): WearWithProps | undefined {
  const [first] = products;
  if (!first || first.href === NO_LINK) return undefined;
  return { beside: first.id, path: first.href, look: slug };
}

/**
 * The fragment that a look borrows from mf-catalog, to buy all its products.
 * Its code loads when the shopper scrolls near.
 */
export function borrowedBy(data: LookPageData): Record<string, FragmentUse> {
  const props = wholeLookOf(data);
  return props ? { [WHOLE_LOOK]: { remote: 'mf-catalog', name: 'WearWith', props, waits: 'near' } } : {};
}

/** Button that adds the whole look to the cart, shown by mf-catalog. The page works without it. */
export function WholeLook({ data }: { data: LookPageData }) {
  const props = wholeLookOf(data);
  return props ? (
    <div className={classes.whole}>
      <RemoteFragment of="mf-catalog" name="WearWith" id={WHOLE_LOOK} props={props} optional />
    </div>
  ) : null;
}
