import { observer, useStores } from '@weefsel/stores';
import { formatPrice, CheckIcon, ReturnIcon, TruckIcon } from '@weefsel/ui';
import { FREE_SHIPPING_FROM } from './free-shipping';
import classes from './promises.module.css';

const PROMISES = [
  ['headless.cart.promise.delivery', TruckIcon],
  ['headless.cart.promise.shipping', CheckIcon],
  ['headless.cart.promise.returns', ReturnIcon],
] as const;

/** What the shop promises about delivery and returns. */
export const Promises = observer(function Promises() {
  const { snippets } = useStores();
  const amount = formatPrice(FREE_SHIPPING_FROM).replace(',00', '');
  return (
    <ul className={classes.promises}>
      {PROMISES.map(([key, Icon]) => (
        <li key={key} className={classes.promise}>
          <Icon size={20} />
          {snippets.text(key, { amount })}
        </li>
      ))}
    </ul>
  );
});
