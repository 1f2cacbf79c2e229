import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './empty-wishlist.module.css';

/** Id of the line that takes the focus after the last product is removed. */
export const EMPTY_WISHLIST_ID = 'empty-wishlist';

interface EmptyWishlistProps {
  /** Title of lists other than the shopper's own. */
  title?: string;
}

/** Empty wishlist: explains how to save products and links to the shop. */
export const EmptyWishlist = observer(function EmptyWishlist({ title }: EmptyWishlistProps) {
  const { snippets } = useStores();
  return (
    <div className={classes.empty}>
      <p id={EMPTY_WISHLIST_ID} tabIndex={-1} className={classes.title}>
        {title ?? snippets.text('headless.wishlist.empty')}
      </p>
      <p className={classes.help}>{snippets.text('headless.wishlist.emptyHelp')}</p>
      <div>
        <Button href={paths.root.to()} variant="secondary">
          {snippets.text('headless.wishlist.toProducts')}
        </Button>
      </div>
    </div>
  );
});
