import { observer, useStores } from '@weefsel/stores';
import { Badge, HeartIcon, IconButton, useHydrated } from '@weefsel/ui';
import { useEffect } from 'react';
import styles from './wishlist-link.module.css';

/** Opens the wishlist and says how much is on it. There is no page of it, so it needs script. */
export const WishlistLink = observer(function WishlistLink() {
  const { overlay, snippets, wishlist } = useStores();
  const count = useHydrated() ? wishlist.count : 0;
  useEffect(() => void wishlist.refresh(), [wishlist]);
  return (
    <IconButton
      className={styles.wishlist}
      label={snippets.text('headless.header.wishlist')}
      aria-haspopup="dialog"
      data-early="open"
      onClick={() => overlay.show('wishlist')}
    >
      <HeartIcon />
      <Badge
        count={count}
        label={snippets.text(count === 1 ? 'headless.header.article' : 'headless.header.articles')}
      />
    </IconButton>
  );
});
