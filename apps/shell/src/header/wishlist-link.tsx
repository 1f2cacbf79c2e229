import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Badge, HeartIcon, IconButton, isPlainClick, useHydrated } from '@weefsel/ui';
import { useEffect, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The wishlist link with its count.
 * A plain click opens the panel; without JavaScript it opens the wishlist page.
 */
export const WishlistLink = observer(function WishlistLink() {
  const { overlay, snippets, wishlist } = useStores();
  const { pathname } = useLocation();
  const href = paths.wishlist.to();
  const count = useHydrated() ? wishlist.count : 0;
  useEffect(() => void wishlist.refresh(), [wishlist]);

  const openPanel = (event: MouseEvent) => {
    if (!isPlainClick(event) || pathname === href) return;
    event.preventDefault();
    overlay.show('wishlist');
  };

  return (
    <IconButton
      href={href}
      label={snippets.text('headless.header.wishlist')}
      data-early={pathname === href ? undefined : 'open'}
      onClick={openPanel}
    >
      <HeartIcon />
      <Badge
        count={count}
        label={snippets.text(count === 1 ? 'headless.header.article' : 'headless.header.articles')}
      />
    </IconButton>
  );
});
