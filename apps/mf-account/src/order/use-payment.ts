import { paths } from '@weefsel/contracts';
import { useStores } from '@weefsel/stores';
import { toUrl } from '@weefsel/ui';
import { useState } from 'react';

/** Pays an order anew: off to the payment service, or `onSettled` when there is nowhere to go. */
export function usePayment(orderId: string, onSettled: () => void) {
  const { commerce } = useStores();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  const pay = async (paymentMethodId: string) => {
    if (state === 'pending') return;
    setState('pending');
    try {
      await commerce.order.changePayment(orderId, paymentMethodId);
      const { origin } = window.location;
      // The order pages would otherwise show the order that was placed last in this tab.
      const query = `?${new URLSearchParams({ orderId })}`;
      const { redirectUrl } = await commerce.order.startPayment({
        orderId,
        finishUrl: origin + paths.orderSuccess.to() + query,
        errorUrl: origin + paths.orderFailed.to() + query,
      });
      const url = toUrl(redirectUrl, origin);
      if (url && /^https?:$/.test(url.protocol)) return window.location.assign(url.href);
      setState('idle');
      onSettled();
    } catch {
      setState('failed');
    }
  };

  return { state, pay: (paymentMethodId: string) => void pay(paymentMethodId) };
}
