import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice } from '@weefsel/ui';
import classes from './promotion-line.module.css';
import { LineForm } from './line-form';
import { RemoveButton } from './remove-button';
import type { Line } from './to-line';
import { useLineChange, type LineWatcher } from './use-line-change';

interface PromotionLineProps extends LineWatcher {
  line: Line;
  /** Code that the shopper entered; absent for automatic discounts. */
  code?: string | undefined;
}

export const PromotionLine = observer(function PromotionLine({ line, code, ...watcher }: PromotionLineProps) {
  const { snippets } = useStores();
  const { send, failed, pending } = useLineChange(line, watcher);
  const name = line.name || snippets.text('headless.cart.promotion');
  return (
    <div className={classes.line}>
      <div>
        <p>{name}</p>
        {code && <p className={classes.code}>{snippets.text('headless.cart.promotionCode', { code })}</p>}
      </div>
      <p className={classes.amount}>{line.total !== undefined && formatPrice(line.total)}</p>
      {code && line.removable && (
        <LineForm lineId={line.id} className={classes.remove}>
          <RemoveButton name={name} busy={pending !== undefined} onRemove={() => send({ kind: 'remove' })} />
        </LineForm>
      )}
      {failed && (
        <div className={classes.failed}>
          <RetryMessage text="headless.cart.removeFailed" onRetry={() => send(failed)} />
        </div>
      )}
    </div>
  );
});
