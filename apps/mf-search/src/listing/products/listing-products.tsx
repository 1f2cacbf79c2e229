import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, isPlainClick, LiveRegion, ProgressBar } from '@weefsel/ui';
import { Fragment, useRef, useState, useCallback, useEffect, type MouseEvent } from 'react';
import type { ListingViewProps } from '../listing-data';
import { ListingSkeleton } from '../listing-skeleton';
import { withPage } from '../address/listing-state';
import { ListingCards } from './listing-card';
import classes from './listing-products.module.css';
import { PRODUCTS_ID } from './products-id';
import { usePrefetchNear } from './use-prefetch-near';
import { useReturnToCard } from './use-return-to-card';
import { useListingPages } from './use-listing-pages';
import { useTrackedProducts } from './use-tracked-products';
import seenClasses from './seen-products.module.css';

/** Runs an action, then ignores further ones for `duration` ms. */
function useLock(duration: number): (action: () => void) => void {
  const lockedUntil = useRef(0);
  return (action) => {
    const now = Date.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + duration;
    action();
  };
}

/** A stable function that calls the latest `action`, so that cards do not rerender. */
function useLatest<T extends unknown[]>(action: (...values: T) => void): (...values: T) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...values: T) => latest.current(...values), []);
}

/** Minimum time between two page requests, in ms. */
const LOAD_LOCK_MS = 2000;

interface ListingProductsProps extends ListingViewProps {
  columns: 3 | 4;
  /** No pictures stand above the products: theirs load first. */
  leads: boolean;
}

/** The products: the current page, seen pages around it, and links to more. */
export const ListingProducts = observer(function ListingProducts(props: ListingProductsProps) {
  const { data, address, columns, leads } = props;
  const { snippets } = useStores();
  const { shown, busy, loadingMore } = address;
  const list = useRef<HTMLDivElement>(null);
  const { key, pages, arrivedAt, line, isAnew, told, waits } = useListingPages(list, { data, address });
  const [came, setCame] = useState({ key, page: shown.page });
  if (came.key !== key) setCame({ key, page: shown.page });
  const [hovers, setHovers] = useState(false);
  const lock = useLock(LOAD_LOCK_MS);
  const leaveBy = useReturnToCard(list);
  const tellChosen = useTrackedProducts(data, address, told, waits);
  const onFollow = useLatest((href: string, event: MouseEvent) => {
    if (isPlainClick(event)) leaveBy(href);
    tellChosen(href);
  });

  const first = pages[0]?.page ?? 1;
  const last = pages.at(-1)?.page ?? 1;
  const count = pages.reduce((sum, { cards }) => sum + cards.length, 0);
  const seen = snippets.text('headless.listing.seen', { seen: count, total: data.total });
  const addressOf = (page: number) => address.at(withPage(shown, page));
  const more = useRef<HTMLDivElement>(null);
  usePrefetchNear(more, last < data.pages ? addressOf(last + 1) : undefined);
  const pageLink = (page: number) => ({
    href: addressOf(page),
    'data-keep-scroll': '',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!busy && !loadingMore) lock(() => address.go(withPage(shown, page)));
    },
  });

  return (
    <div
      ref={list}
      id={PRODUCTS_ID}
      className={classes.products}
      aria-busy={busy || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovers(true)}
    >
      <LiveRegion message={came.page === shown.page ? '' : seen} />
      {first > 1 && (
        <Button variant="secondary" align="center" rel="prev" {...pageLink(first - 1)}>
          {snippets.text('headless.listing.previous')}
        </Button>
      )}
      {pages.map(({ page, cards }) => (
        <Fragment key={isAnew ? `own ${page}` : page}>
          {page === arrivedAt && page > 1 && (
            <h2 className={classes.divider}>{snippets.text('headless.listing.page', { page })}</h2>
          )}
          <ListingCards
            cards={cards}
            columns={columns}
            showSalePercentage={data.showSalePercentage}
            tiles={page === 1 ? data.tiles : undefined}
            line={page === 1 ? line : undefined}
            leading={leads && page === first}
            hovers={hovers}
            onFollow={onFollow}
          />
        </Fragment>
      ))}
      {loadingMore && address.state.page > last && (
        <ListingSkeleton columns={columns} count={Math.min(LISTING_PAGE_SIZE, data.total - count)} />
      )}
      <div ref={more} className={seenClasses.more}>
        <p className={seenClasses.seen}>{seen}</p>
        <div className={seenClasses.progress}>
          <ProgressBar label={seen} value={count} max={data.total} />
        </div>
        {last < data.pages && (
          <Button rel="next" {...pageLink(last + 1)}>
            {snippets.text('headless.listing.loadMore')}
          </Button>
        )}
      </div>
    </div>
  );
});
