import type { FragmentProps, Fragments } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { useEffect, useState } from 'react';
import { OrderSkeleton } from '../order/order-stand-ins';
import { OrderStore, type ServedOrder } from '../order/order-store';
import { leaveShop } from '../payment/leave-shop';
import { PayAgain } from './pay-again';
import { useComeBack } from '../payment/use-come-back';

type PayAgainProps = Fragments['mf-checkout']['PayAgain'] & FragmentProps<ServedOrder | undefined>;

/**
 * Form to pay an order again, for remotes that show orders. It reads the order itself, so that few props are needed.
 */
export const Fragment = observer(function PayAgainFragment(props: PayAgainProps) {
  const { orderId, onSettled, data } = props;
  const { commerce, session } = useStores();
  const [store] = useState(() => new OrderStore({ commerce, session, leave: leaveShop }, data));
  const { order, state, methods } = store;

  const isServed = data?.order?.id === orderId;
  useEffect(() => {
    if (isServed) return;
    void store.load(orderId);
    void store.loadMethods();
  }, [store, isServed, orderId]);

  useComeBack(() => {
    store.stay();
    onSettled();
  });

  if (state.state === 'failed' || (state.state === 'ready' && !order)) {
    return <RetryMessage text="headless.ordered.failedHelp" onRetry={() => void store.load(orderId)} />;
  }
  if (!order || methods.state === 'idle') return <OrderSkeleton height="41rem" />;
  return <PayAgain store={store} order={order} isRejected={false} onSettled={onSettled} />;
});
