import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, IconButton } from '@weefsel/ui';
import styles from './menu-head.module.css';

/** The menu as the page itself has it: what the menu button opens without script. */
export const MENU_ID = 'menu';

/** The title of that menu and its close button, on a small screen. */
export const MenuHead = observer(function MenuHead() {
  const { snippets } = useStores();
  return (
    <div className={styles.head}>
      <p className={styles.title}>{snippets.text('headless.menu.title')}</p>
      <IconButton
        label={snippets.text('headless.common.close')}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </IconButton>
    </div>
  );
});
