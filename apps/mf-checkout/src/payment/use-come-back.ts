import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows a page that it kept: such a page still looks busy with leaving for a payment. */
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
