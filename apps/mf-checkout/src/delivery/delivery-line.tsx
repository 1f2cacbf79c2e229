import { observer } from '@weefsel/stores';
import { TruckIcon } from '@weefsel/ui';
import classes from './delivery-line.module.css';
import { useDeliveryIfBrought } from './use-delivery';

/** States the delivery time of the cart. */
export const DeliveryLine = observer(function DeliveryLine() {
  const promise = useDeliveryIfBrought();
  if (!promise) return null;
  return (
    <p className={classes.line}>
      <TruckIcon size={20} />
      {promise}
    </p>
  );
});
