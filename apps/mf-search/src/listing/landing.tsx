import type { BlocksProps } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { useState } from 'react';
import classes from './landing.module.css';
import { landingId } from './load/landing-around';
import type { ListingViewProps } from './listing-data';
import { listingKey } from './address/listing-url';

/**
 * Slug of the editorial content around a listing, on its first page. It stays while more pages are added, so that
 * nothing moves. The content is optional.
 */
export function useLanding({ data: { landing }, address: { path, shown } }: ListingViewProps) {
  const key = listingKey(path, shown);
  const [came, setCame] = useState({ key, page: shown.page });
  if (came.key !== key) setCame({ key, page: shown.page });
  return came.page > 1 ? undefined : landing;
}

/** Editorial content for one place around a listing. */
export function Landing({ slug, place }: BlocksProps) {
  return (
    <div className={classes[place]}>
      <RemoteFragment of="mf-content" name="Blocks" id={landingId(place)} props={{ slug, place }} optional />
    </div>
  );
}
