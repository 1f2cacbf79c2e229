import { observer, useStores } from '@weefsel/stores';
import { Amounts } from './amounts';

export const Totals = observer(function Totals({ loading }: { loading: boolean }) {
  const { cart, subtotal, shippingCosts, total, pending } = useStores().cart;
  const amounts = { subtotal, shipping: shippingCosts, total, taxed: cart.price, loading };
  return <Amounts {...amounts} isPending={pending.size > 0} />;
});
