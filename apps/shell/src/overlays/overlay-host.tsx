import { useNavigation } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CartOverlay } from './cart-overlay';
import { MenuOverlay } from './menu-overlay';
import { followOverlay } from './overlay-history';
import { OverlaySlot } from './overlay-slot';
import { SearchOverlay } from './search-overlay';
import { WishlistOverlay } from './wishlist-overlay';

/** Names of the panels. Every document has them, so that none opens without a name. */
const NAMES = [
  'headless.cartPanel.title',
  'headless.cartPanel.titleWithCount',
  'headless.common.close',
  'headless.menu.title',
  'headless.searchBox.label',
  'headless.wishlist.title',
  'headless.wishlist.titleWithCount',
] as const;

/**
 * Shows the one open panel over the page, and closes it on navigation.
 * The filters are the page's own panel: they stay while only the query changes.
 */
export const OverlayHost = observer(function OverlayHost() {
  const { overlay, snippets } = useStores();
  NAMES.forEach((name) => snippets.text(name));
  const here = useLocation();
  const { key, pathname } = useNavigation().location ?? here;
  const shown = useRef({ key, pathname });
  const onMove = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // No navigation: a panel may have been opened before hydration.
    if (before.key === key) return;
    if (!overlay.isOpen('filters') || before.pathname !== pathname) overlay.close();
  });
  useEffect(() => onMove(), [key]);
  useEffect(() => {
    // The panel needs its other snippets now, not when the page is quiet.
    if (overlay.open) void snippets.load();
  }, [overlay.open, snippets]);
  useEffect(() => followOverlay(overlay), [overlay, here.key]);
  return (
    <>
      <OverlaySlot name="cart">{(open) => <CartOverlay open={open} />}</OverlaySlot>
      <OverlaySlot name="menu">{(open) => <MenuOverlay open={open} />}</OverlaySlot>
      <OverlaySlot name="search">{(open) => <SearchOverlay open={open} />}</OverlaySlot>
      <OverlaySlot name="wishlist">{(open) => <WishlistOverlay open={open} />}</OverlaySlot>
    </>
  );
});
