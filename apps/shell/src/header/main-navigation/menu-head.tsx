import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, IconButton } from '@weefsel/ui';
import styles from './menu-head.module.css';

/** Id of the menu in the page, which the menu button opens without script. */
export const MENU_ID = 'menu';

/** Title and close button of that menu, on a small screen. */
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
