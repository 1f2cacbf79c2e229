import { CART_COUNT, paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Badge, BagIcon, EarlyBadge, IconButton, isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The cart link with its count. A plain click opens the panel; without JavaScript it opens the cart page. */
export const CartLink = observer(function CartLink() {
  const { cart, overlay, snippets } = useStores();
  const { pathname } = useLocation();
  const href = paths.cart.to();

  const openPanel = (event: MouseEvent) => {
    if (!isPlainClick(event) || pathname === href) return;
    event.preventDefault();
    overlay.show('cart');
  };

  return (
    <IconButton
      href={href}
      label={snippets.text('headless.header.cart')}
      data-early={pathname === href ? undefined : 'open'}
      onClick={openPanel}
    >
      <BagIcon />
      {cart.state.state === 'ready' ? (
        <Badge
          count={cart.count}
          label={snippets.text(cart.count === 1 ? 'headless.header.article' : 'headless.header.articles')}
        />
      ) : (
        <EarlyBadge property={CART_COUNT} />
      )}
    </IconButton>
  );
});
