import { observer, useStores } from '@weefsel/stores';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { CartOverlay } from './cart-overlay';
import { MenuOverlay } from './menu-overlay';
import { followOverlay } from './overlay-history';
import { SearchOverlay } from './search-overlay';
import { WishlistOverlay } from './wishlist-overlay';

/**
 * Shows the one panel that is open over the page, and closes it as soon as the shopper goes elsewhere. The filters are
 * the page's own panel: they stay while only the query of its address changes.
 */
export const OverlayHost = observer(function OverlayHost() {
  const { overlay } = useStores();
  const here = useLocation();
  const { key, pathname } = useNavigation().location ?? here;
  const shown = useRef(pathname);
  const onMove = useEffectEvent(() => {
    if (!overlay.isOpen('filters') || shown.current !== pathname) overlay.close();
    shown.current = pathname;
  });
  useEffect(() => onMove(), [key]);
  useEffect(() => followOverlay(overlay), [overlay, here.key]);
  return (
    <>
      <CartOverlay open={overlay.isOpen('cart')} />
      <MenuOverlay open={overlay.isOpen('menu')} />
      <SearchOverlay open={overlay.isOpen('search')} />
      <WishlistOverlay open={overlay.isOpen('wishlist')} />
    </>
  );
});
