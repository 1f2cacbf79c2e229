import { observer, useStores } from '@weefsel/stores';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { CartOverlay } from './cart-overlay';
import { MenuOverlay } from './menu-overlay';
import { WishlistOverlay } from './wishlist-overlay';

/** Shows the one panel that is open over the page, and closes it as soon as the shopper goes elsewhere. */
export const OverlayHost = observer(function OverlayHost() {
  const { overlay } = useStores();
  const here = useLocation();
  const { key } = useNavigation().location ?? here;
  useEffect(() => overlay.close(), [overlay, key]);
  return (
    <>
      <CartOverlay open={overlay.isOpen('cart')} />
      <MenuOverlay open={overlay.isOpen('menu')} />
      <WishlistOverlay open={overlay.isOpen('wishlist')} />
    </>
  );
});
