import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading, LiveRegion } from '@weefsel/ui';
import { useState, type ReactNode } from 'react';
import type { ListingAddress } from './address/listing-state';
import type { ListingViewProps } from './listing-data';
import classes from './listing-head.module.css';
import { ALL_ID } from './listing-front';
import { listingKey } from './address/listing-url';
import chipClasses from './category-chips.module.css';
import chip from './chip.module.css';
import { categoryLinkHref } from './address/listing-links';

/** Links to the categories around this one. */
const CategoryChips = observer(function CategoryChips({ data, address }: ListingViewProps) {
  const { snippets } = useStores();
  const { links } = data.categories;
  if (links.length < 2) return null;
  return (
    <nav aria-label={snippets.text('headless.listing.categories')}>
      <ul className={chipClasses.chips}>
        {links.map((link) => (
          <li key={link.name + String(link.depth)}>
            <a
              className={chip.chip}
              href={categoryLinkHref(link, address)}
              aria-current={link.current && 'page'}
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** True once the listing has changed since the first render. */
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

interface ListingHeadProps extends ListingViewProps {
  /** Title of the category that is loading. */
  next: string | undefined;
  /** Shows the number of products. */
  counts: boolean;
  intro: ReactNode;
  barOpen: boolean;
  /** Other content precedes the products: their number links to them. */
  isFront: boolean;
}

/** Crumbs, title, and links to nearby categories. */
export const ListingHead = observer((props: ListingHeadProps) => {
  const { data, address, next, counts, intro, barOpen, isFront } = props;
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
          {counts && (
            <p className={classes.count}>{isFront ? <a href={`#${ALL_ID}`}>{found()}</a> : found()}</p>
          )}
        </div>
        {intro}
        {!data.failed && (
          <div className={classes.chips} data-bar={barOpen ? 'open' : 'closed'}>
            <CategoryChips data={data} address={address} />
          </div>
        )}
      </div>
    </Container>
  );
});
