import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import { SearchBox } from '../header/search-box';
import styles from './menu-overlay.module.css';
import { MenuSections } from './menu-sections';
import { MenuService } from './menu-service';

/**
 * The whole menu on a small screen, from the left.
 * A strip of the page stays visible; clicking it closes the menu.
 */
export const MenuOverlay = observer(function MenuOverlay({ open }: { open: boolean }) {
  const { overlay, page, snippets } = useStores();
  return (
    <div className={styles.frame}>
      <Dialog
        side="left"
        open={open}
        onClose={overlay.close}
        title={snippets.text('headless.menu.title')}
        closeLabel={snippets.text('headless.common.close')}
      >
        <div className={styles.menu}>
          <SearchBox id="search-menu" />
          <MenuSections key={page.context} />
          <MenuService />
        </div>
      </Dialog>
    </div>
  );
});
