import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the browser restores a page. Such a page is still in the state of leaving for a payment.
 */
export function useComeBack(onComeBack: () => void): void {
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onComeBack();
  });
  useEffect(() => {
    const look = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
