import type { ShippingMethod } from '@weefsel/api-clients';
import { observer } from '@weefsel/stores';
import { isBrought, useDelivery } from '../../delivery/use-delivery';
import { methodName } from './method-option';

/** How it is sent, and when it is in the house. */
export const ShippingResult = observer(function ShippingResult({ method }: { method: ShippingMethod }) {
  const delivery = useDelivery();
  return (
    <>
      <p>{methodName(method)}</p>
      {isBrought(method) && <p>{delivery}</p>}
    </>
  );
});
