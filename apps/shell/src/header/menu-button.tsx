import { observer, useStores } from '@weefsel/stores';
import { IconButton, MenuIcon, useHydrated } from '@weefsel/ui';
import { FOOTER_ID } from '../footer/footer-id';

/** Opens the menu on small screens; until the page has come to life it leads to the links of the footer. */
export const MenuButton = observer(function MenuButton() {
  const { overlay, snippets } = useStores();
  snippets.carry('menu', 'common');
  const action = useHydrated()
    ? ({
        'aria-haspopup': 'dialog',
        'aria-expanded': overlay.isOpen('menu'),
        onClick: () => overlay.show('menu'),
      } as const)
    : { href: `#${FOOTER_ID}` };
  return (
    <IconButton
      label={snippets.text('headless.header.openMenu')}
      id="open-menu"
      data-early="open"
      data-early-side="left"
      {...action}
    >
      <MenuIcon />
    </IconButton>
  );
});
