import { amountDue, lastPayment, type Order } from '@weefsel/api-clients';
import { FORM_FIELD, paths } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button, formatPrice, LiveRegion, Message } from '@weefsel/ui';
import { useState, type FormEvent } from 'react';
import { methodOption } from '../checkout/methods/method-option';
import { MethodFieldset, PAYMENT_METHODS } from '../checkout/methods/method-fieldset';
import type { OrderStore } from '../order/order-store';
import { asksBirthDate, checkBirthDate, toBirthDate } from '../payment/birth-date';
import { BirthDateField } from '../payment/birth-date-field';
import { PAY_FORM } from './pay-form';
import classes from './pay-again.module.css';

interface PayAgainProps {
  store: OrderStore;
  order: Order;
  /** True when the last payment method was refused; then none is preselected. */
  isRejected: boolean;
  /** Called when the shopper stays without a failure: nothing was due. */
  onSettled?: () => void;
}

/** Form to pay an unpaid order, with any available method. */
export const PayAgain = observer(function PayAgain({ store, order, isRejected, onSettled }: PayAgainProps) {
  const { page, snippets } = useStores();
  const [refused] = useState(() => (page.refused?.form === PAY_FORM ? page.refused : undefined));
  const [picked, setPicked] = useState<string | null>(refused?.values['payment-method'] ?? null);
  const [birthDate, setBirthDate] = useState(refused?.values['birth-date'] ?? '');
  const [error, setError] = useState<SnippetKey | null>(Object.values(refused?.errors ?? {})[0] ?? null);
  const methods = store.methods.state === 'ready' ? store.methods.value : [];
  const nothingToChoose = store.methods.state === 'ready' && methods.length === 0;
  const before = lastPayment(order)?.paymentMethodId ?? '';
  const chosen = methods.find(({ id }) => id === (picked ?? (isRejected ? '' : before)));
  const asks = asksBirthDate(chosen);
  const failure = store.failure ?? (store.isPaying ? undefined : refused?.failure);

  const pay = async (methodId: string, born: string | undefined) => {
    // Another button has already started a payment.
    if (store.isPaying) return;
    const hasLeft = await store.payAgain(methodId, born);
    if (!hasLeft && !store.failure) onSettled?.();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setError('headless.checkout.methodMissing');
    const wrong = asks ? checkBirthDate(birthDate, new Date()) : undefined;
    setError(wrong ?? null);
    if (!wrong) void pay(chosen.id, asks ? toBirthDate(birthDate) : undefined);
  };

  return (
    <form
      className={classes.form}
      method="post"
      action={paths.orderPay.to(order.id)}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name={FORM_FIELD} value={PAY_FORM} />
      <MethodFieldset
        legend="headless.ordered.choosePayment"
        name="payment-method"
        offer={store.methods}
        options={methods.map(methodOption)}
        chosen={chosen?.id ?? ''}
        expected={PAYMENT_METHODS}
        error={chosen ? null : error}
        onChoose={(id) => {
          setPicked(id);
          setError(null);
        }}
        onRetry={() => void store.loadMethods()}
      />
      {asks && <BirthDateField value={birthDate} error={error} onChange={setBirthDate} />}
      {failure && <Message kind="error">{snippets.text(failure)}</Message>}
      {!nothingToChoose && (
        <Button type="submit" busy={store.isPaying}>
          {snippets.text('headless.ordered.payAgain', { amount: formatPrice(amountDue(order)) })}
        </Button>
      )}
      <LiveRegion message={store.isPaying ? snippets.text('headless.ordered.paying') : ''} />
    </form>
  );
});
