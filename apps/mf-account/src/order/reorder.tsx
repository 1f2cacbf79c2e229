import { paths } from '@weefsel/contracts';
import { useNavigate } from '@weefsel/federation/runtime';
import { useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { useRef, useState } from 'react';
import { FormButton } from '../frame/form-button';
import type { OrderLine } from '../orders/to-order-line';
import classes from './order.module.css';
import { REORDER } from './reorder-form';

interface ReorderProps {
  lines: readonly OrderLine[];
}

/** Adds all lines of an order to the cart, which reports those no longer available. */
export const Reorder = observer(function Reorder({ lines }: ReorderProps) {
  const { cart, snippets } = useStores();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  /** Number of lines added: another attempt continues from there. */
  const added = useRef(0);
  const { isBusy, run } = useOneAtATime();

  const order = async () => {
    setFailed(false);
    for (const { again } of lines.slice(added.current)) {
      if ((await cart.add(again.id, again.quantity, again)) === 'failed') return setFailed(true);
      added.current += 1;
    }
    added.current = 0;
    await navigate(paths.cart.to());
  };

  if (lines.length === 0) return null;
  return (
    <div className={classes.again}>
      {hasFailed && <Message kind="error">{snippets.text('headless.order.reorderFailed')}</Message>}
      <FormButton form={REORDER} variant="secondary" busy={isBusy} onPress={() => void run(order)}>
        {snippets.text('headless.order.reorder')}
      </FormButton>
    </div>
  );
});
