import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading } from '@weefsel/ui';
import type { ReactNode } from 'react';
import type { ListingAddress } from './address/listing-address';
import { CategoryChips } from './category-chips';
import type { ListingData } from './listing-data';
import classes from './listing-head.module.css';
import { ListingNews } from './listing-news';

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
  return (
    <Container>
      <ListingNews data={data} address={address} />
      <div className={classes.head}>
        <Breadcrumbs crumbs={data.crumbs} label={text('headless.common.breadcrumbs')} />
        <div className={classes.title}>
          <Heading level={1}>{next ?? data.title}</Heading>
          {counts && (
            <p className={classes.count}>
              {total === 1
                ? text('headless.listing.countOne')
                : text('headless.listing.count', { count: total.toLocaleString(locale.code) })}
            </p>
          )}
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
