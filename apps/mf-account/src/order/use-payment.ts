import { paths } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import { useStores } from '@weefsel/stores';
import { toUrl } from '@weefsel/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Pays an order anew: off to the payment service, or `onSettled` when there is nowhere to go. */
export function usePayment(orderId: string, onSettled: () => void) {
  const { commerce, session } = useStores();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  // A page that the browser kept while its shopper was at the payment service is as it was left: busy for ever.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    setState('idle');
    onSettled();
  });

  useEffect(() => {
    const look = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);

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
    } catch (error) {
      console.error('[order] payment', error);
      // The page then asks to log in.
      if (isLoggedOut(error)) void session.refresh().catch(() => undefined);
      setState('failed');
    }
  };

  return { state, pay: (paymentMethodId: string) => void pay(paymentMethodId) };
}
