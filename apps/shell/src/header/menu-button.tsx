import { observer, useStores } from '@weefsel/stores';
import { IconButton, MenuIcon, useHydrated } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { MENU_ID } from './main-navigation/menu-head';

/** Opens the menu on small screens. Until hydration the browser opens the header's entries instead. */
export const MenuButton = observer(function MenuButton() {
  const { overlay, snippets } = useStores();
  const hydrated = useHydrated();
  snippets.carry('menu', 'common');
  const openOverlay = (event: MouseEvent) => {
    event.preventDefault();
    overlay.show('menu');
  };
  return (
    <IconButton
      label={snippets.text('headless.header.openMenu')}
      popoverTarget={MENU_ID}
      onClick={openOverlay}
      {...(hydrated && { 'aria-haspopup': 'dialog', 'aria-expanded': overlay.isOpen('menu') })}
    >
      <MenuIcon />
    </IconButton>
  );
});
