import { useEffect, useEffectEvent } from 'react';

/** Is told when a page that the browser kept, as busy as it was left for the payment page, is shown again. */
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
