import type { Crumb } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs } from '@weefsel/ui';
import classes from './page-crumbs.module.css';

/** Crumbs at the top of a page. */
export const PageCrumbs = observer(({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { snippets } = useStores();
  return (
    <div className={classes.crumbs}>
      <Breadcrumbs crumbs={crumbs} label={snippets.text('headless.common.breadcrumbs')} />
    </div>
  );
});
