import { observer, useStores } from '@weefsel/stores';
import { Picture } from '@weefsel/ui';
import { WIDE_SIZES } from '../../cards/card-picture';
import type { ListingTile } from '../listing-data';
import classes from './editorial-tile.module.css';

/** Number of products between two tiles. */
export const TILE_EVERY = 12;

/** A story of the editors in the place of two products. */
export const EditorialTile = observer(function EditorialTile({ href, title, ...picture }: ListingTile) {
  const { text } = useStores().snippets;
  return (
    <div className={classes.tile} data-card-wide="">
      <div className={classes.frame}>
        <Picture
          {...picture}
          alt=""
          width={500}
          height={450}
          sizes={WIDE_SIZES}
          className={classes.picture}
        />
      </div>
      <p className={classes.kind}>{text('headless.listing.tile')}</p>
      <p className={classes.title}>
        <a className={classes.link} href={href}>
          {title}
        </a>
      </p>
    </div>
  );
});
