import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import { SearchBox } from '../header/search-box';
import { MenuSections } from './menu-sections';
import styles from './menu-overlay.module.css';
import { MenuService } from './menu-service';
import { useOpenedOnce } from './use-opened-once';

/** The whole menu on a small screen, from the left. */
export const MenuOverlay = observer(function MenuOverlay({ open }: { open: boolean }) {
  const { overlay, page, snippets } = useStores();
  if (!useOpenedOnce(open)) return null;
  return (
    <Dialog
      side="left"
      open={open}
      onClose={overlay.close}
      title={snippets.text('headless.menu.title')}
      closeLabel={snippets.text('headless.common.close')}
    >
      <div className={styles.menu}>
        <SearchBox />
        <MenuSections key={page.context} />
        <MenuService />
      </div>
    </Dialog>
  );
});
