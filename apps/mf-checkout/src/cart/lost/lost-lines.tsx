import { observer, useStores } from '@weefsel/stores';
import { useHydrated } from '@weefsel/ui';
import { useEffect, useRef } from 'react';
import classes from './lost-lines.module.css';
import { LostTogether } from './lost-together';
import { SoldOutLine } from './sold-out-line';

const TOGETHER = ['account', 'expired', 'gone'] as const;

/**
 * Lines that left the cart without the shopper. Shows their names, the reason and the next step. Visible until the
 * shopper has settled them.
 */
export const LostLines = observer(function LostLines() {
  const { cart, snippets } = useStores();
  const group = useRef<HTMLDivElement>(null);
  const frame = useRef<Element>(null);
  const { lost } = cart.memory;
  const isShown = useHydrated() && lost.length > 0;

  useEffect(() => {
    if (isShown) frame.current = group.current?.closest('dialog, main') ?? null;
  }, [isShown]);

  if (!isShown) return null;
  // The pressed button is gone, and focus with it.
  const focusWhatIsLeft = () => {
    const heading = frame.current?.querySelector<HTMLElement>('h1, h2');
    const next = cart.memory.lost.length > 0 ? group.current : heading;
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };

  return (
    <div
      ref={group}
      className={classes.lost}
      role="group"
      aria-label={snippets.text('headless.cart.lost.label')}
      tabIndex={-1}
    >
      {lost.map(({ line, why }) =>
        why === 'sold-out' || why === 'unavailable' ? (
          <SoldOutLine key={line.id} line={line} why={why} onSettled={focusWhatIsLeft} />
        ) : null,
      )}
      {TOGETHER.map((why) => {
        const lines = lost.filter((one) => one.why === why).map(({ line }) => line);
        return (
          lines.length > 0 && <LostTogether key={why} lines={lines} why={why} onSettled={focusWhatIsLeft} />
        );
      })}
    </div>
  );
});
