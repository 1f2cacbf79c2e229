import { categoryHref } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import classes from './empty-cart.module.css';

/** Number of departments to link to: dames and heren. */
const DEPARTMENTS = 2;

/** Empty cart with links into the shop. The heading takes the focus after the last line is removed. */
export const EmptyCart = observer(function EmptyCart({ headingId }: { headingId: string }) {
  const { navigation, snippets } = useStores();
  const departments = navigation.main.filter(({ type }) => type !== 'link').slice(0, DEPARTMENTS);
  return (
    <div className={classes.empty}>
      <h2 className={classes.title} id={headingId} tabIndex={-1}>
        {snippets.text('headless.cart.empty')}
      </h2>
      <p className={classes.help}>{snippets.text('headless.cart.emptyHelp')}</p>
      <div className={classes.ways}>
        {departments.map((department) => (
          <Button key={department.id} href={categoryHref(department)} variant="secondary">
            {snippets.text('headless.cart.look', { name: department.translated.name.toLowerCase() })}
          </Button>
        ))}
      </div>
    </div>
  );
});
