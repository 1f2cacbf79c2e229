import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading, LiveRegion } from '@weefsel/ui';
import { useState, type ReactNode } from 'react';
import type { ListingAddress } from './address/listing-state';
import { CategoryChips } from './category-chips';
import type { ListingData } from './listing-data';
import classes from './listing-head.module.css';
import { listingKey } from './address/listing-url';

/** Whether another choice than the first one is shown. */
function useHasChanged({ path, shown }: ListingAddress): boolean {
  const key = listingKey(path, shown);
  const [last, setLast] = useState(key);
  const [changed, setChanged] = useState(false);
  if (last !== key) {
    setLast(key);
    setChanged(true);
  }
  return changed;
}

interface ListingHeadProps {
  data: ListingData;
  address: ListingAddress;
  /** Title of the category that is on its way. */
  next: string | undefined;
  /** Says how many products there are. */
  counts: boolean;
  intro: ReactNode;
  barOpen: boolean;
}

/** The way here, the title, and the categories beside and below this one. */
export const ListingHead = observer(({ data, address, next, counts, intro, barOpen }: ListingHeadProps) => {
  const { text } = useStores().snippets;
  const { total } = data;
  const found = () =>
    total === 1
      ? text('headless.listing.countOne')
      : text('headless.listing.count', { count: total.toLocaleString(locale.code) });
  const changed = useHasChanged(address);
  const news = () => (total === 0 ? text('headless.search.noResults') : found());
  return (
    <Container>
      <LiveRegion message={changed && !address.busy ? news() : ''} />
      <div className={classes.head}>
        <Breadcrumbs crumbs={data.crumbs} label={text('headless.common.breadcrumbs')} />
        <div className={classes.title}>
          <Heading level={1}>{next ?? data.title}</Heading>
          {counts && <p className={classes.count}>{found()}</p>}
        </div>
        {intro}
        {!data.failed && (
          <div className={classes.chips} data-bar={barOpen ? 'open' : 'closed'}>
            <CategoryChips links={data.categories.links} address={address} />
          </div>
        )}
      </div>
    </Container>
  );
});
