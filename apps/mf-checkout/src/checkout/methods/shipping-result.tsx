import type { ShippingMethod } from '@weefsel/api-clients';
import { observer, useDeliveryPromise } from '@weefsel/stores';
import { isBrought } from '../../delivery/use-delivery';
import { methodName } from './method-option';

/** Shipping method, with its delivery time. */
export const ShippingResult = observer(function ShippingResult({ method }: { method: ShippingMethod }) {
  const delivery = useDeliveryPromise();
  return (
    <>
      <p>{methodName(method)}</p>
      {isBrought(method) && <p>{delivery}</p>}
    </>
  );
});
