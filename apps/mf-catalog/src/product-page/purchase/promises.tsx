import { observer, useStores } from '@weefsel/stores';
import { CheckIcon, ReturnIcon, TruckIcon } from '@weefsel/ui';
import classes from './promises.module.css';

const PROMISES = [
  ['headless.product.delivery', TruckIcon],
  ['headless.product.shipping', CheckIcon],
  ['headless.product.returns', ReturnIcon],
] as const;

/** What the shop promises about delivery and returns. */
export const Promises = observer(() => {
  const { snippets } = useStores();
  return (
    <ul className={classes.promises}>
      {PROMISES.map(([key, Icon]) => (
        <li key={key} className={classes.promise}>
          <Icon size={20} />
          {snippets.text(key)}
        </li>
      ))}
    </ul>
  );
});
