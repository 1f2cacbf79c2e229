import { observer, useStores } from '@weefsel/stores';
import { isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { bringDrawer, expectDrawer } from './bring-drawer';
import classes from './size-help.module.css';

/** Link to the size tables. With script it opens a drawer, unless that fails to load. */
export const SizeHelp = observer(function SizeHelp() {
  const { overlay, snippets } = useStores();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void bringDrawer(snippets).then(
      () => overlay.show('sizes'),
      () => location.assign(href),
    );
  };
  return (
    <a
      className={classes.help}
      href={snippets.text('headless.product.sizeTableLink')}
      data-early="open"
      onPointerEnter={expectDrawer}
      onFocus={expectDrawer}
      onClick={open}
    >
      {snippets.text('headless.product.sizeHelp')}
    </a>
  );
});
