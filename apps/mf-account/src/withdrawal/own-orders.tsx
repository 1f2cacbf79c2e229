import { FORM_FIELD } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { formatDate, Message } from '@weefsel/ui';
import { Section } from '../frame/section';
import type { OpenOrder } from './load-withdrawal';
import { StepButton } from './step-button';
import { BEGIN } from './withdrawal-forms';
import classes from './withdrawal.module.css';

/** The customer's orders that can be withdrawn, to choose one. */
export const OwnOrders = observer(function OwnOrders({ orders }: { orders: readonly OpenOrder[] }) {
  const { page, snippets } = useStores();
  const { refused } = page;
  if (orders.length === 0) return <p>{snippets.text('headless.withdrawal.noOrders')}</p>;
  return (
    <Section className={classes.part} title="headless.withdrawal.yourOrders">
      {refused?.form === BEGIN && refused.failure && !('email' in refused.values) && (
        <Message kind="error">{snippets.text(refused.failure)}</Message>
      )}
      <ul className={classes.list}>
        {orders.map(({ number, date, pieces, goods }) => (
          <li key={number} className={classes.order}>
            <div>
              <p className={classes.name}>{snippets.text('headless.orders.number', { number })}</p>
              <p className={classes.small}>
                {formatDate(date)} ·{' '}
                {snippets.text(pieces === 1 ? 'headless.orders.piece' : 'headless.orders.pieces', {
                  count: pieces,
                })}
              </p>
              <p className={classes.small}>{goods}</p>
            </div>
            <form method="post">
              <input type="hidden" name={FORM_FIELD} value={BEGIN} />
              <input type="hidden" name="orderNumber" value={number} />
              <StepButton
                variant="secondary"
                size="small"
                aria-label={snippets.text('headless.withdrawal.chooseThis', { number })}
              >
                {snippets.text('headless.withdrawal.choose')}
              </StepButton>
            </form>
          </li>
        ))}
      </ul>
    </Section>
  );
});
