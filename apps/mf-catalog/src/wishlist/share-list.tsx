import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { useShare } from '../use-share';
import classes from './share-list.module.css';
import { MOST_SHARED } from './shared-ids';

/** Link to a public page with the list; with script a click shares it. */
export const ShareList = observer(function ShareList({ ids }: { ids: readonly string[] }) {
  const { snippets } = useStores();
  const { shared, onShare } = useShare(snippets.text('headless.wishlist.sharedTitle'));
  const href = paths.sharedWishlist.to(ids.slice(0, MOST_SHARED));
  const share = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Keeps the panel open, because the outcome is shown here.
    event.stopPropagation();
    onShare(new URL(href, location.href).href);
  };
  return (
    <div className={classes.share}>
      <Button href={href} variant="underline" size="small" onClick={share}>
        {snippets.text('headless.wishlist.share')}
      </Button>
      {ids.length > MOST_SHARED && (
        <p className={classes.note}>
          {snippets.text('headless.wishlist.shareFirst', { count: MOST_SHARED })}
        </p>
      )}
      <p role="status" className={classes.note}>
        {shared === 'copied' && snippets.text('headless.product.linkCopied')}
        {shared === 'failed' && (
          <>
            {snippets.text('headless.wishlist.shareFailed')}{' '}
            <a href={href}>{snippets.text('headless.wishlist.openShared')}</a>
          </>
        )}
      </p>
    </div>
  );
});
