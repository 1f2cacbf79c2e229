import { observer, useStores } from '@weefsel/stores';
import { isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { bringDrawer, expectDrawer } from './bring-drawer';
import classes from './size-help.module.css';

/** Leads to the tables of sizes; with script to a drawer beside the page, unless that cannot be had. */
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
