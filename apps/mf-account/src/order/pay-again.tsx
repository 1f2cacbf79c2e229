import { lastPayment, type Order, type PaymentMethod } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading, Message, Select, Skeleton } from '@weefsel/ui';
import { useState, type FormEvent } from 'react';
import { useAsked } from '../session/use-asked';
import classes from './order.module.css';
import { usePayment } from './use-payment';

interface PayAgainProps {
  order: Order;
  /** Called when there was nothing left to pay. */
  onChanged: () => void;
}

const nameOf = ({ name, translated }: PaymentMethod): string => translated?.name ?? name ?? '';

/** Pays an order that is not paid yet, in the way of before or in another. */
export const PayAgain = observer(function PayAgain({ order, onChanged }: PayAgainProps) {
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked(order.id, async () => (await commerce.checkout.offer()).paymentMethods);
  const [methodId, setMethodId] = useState(lastPayment(order)?.paymentMethodId ?? '');
  const payment = usePayment(order.id, onChanged);
  const methods = answer.state === 'ready' ? answer.value.elements : [];
  const chosen = methods.find(({ id }) => id === methodId) ?? methods[0];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) payment.pay(chosen.id);
  };

  return (
    <section className={classes.pay}>
      <Heading level={2} size="small">
        {snippets.text('headless.order.payTitle')}
      </Heading>
      <p>{snippets.text('headless.order.payHelp')}</p>
      {payment.state === 'failed' && (
        <Message kind="error">{snippets.text('headless.order.payFailed')}</Message>
      )}
      {answer.state === 'loading' && <Skeleton height="4.5rem" />}
      {answer.state === 'failed' && (
        <Message kind="error" action={{ label: snippets.text('headless.common.retry'), onAction: again }}>
          {snippets.text('headless.order.methodsFailed')}
        </Message>
      )}
      {answer.state === 'ready' && !chosen && (
        <Message kind="info">{snippets.text('headless.order.noMethods')}</Message>
      )}
      {chosen && (
        <form className={classes.again} onSubmit={onSubmit}>
          <Select
            label={snippets.text('headless.order.method')}
            options={methods.map((method) => ({ value: method.id, label: nameOf(method) }))}
            value={chosen.id}
            onChange={(event) => setMethodId(event.currentTarget.value)}
          />
          <Button type="submit" busy={payment.state === 'pending'}>
            {snippets.text('headless.order.pay')}
          </Button>
        </form>
      )}
    </section>
  );
});
