import { FORM_FIELD } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, TextField } from '@weefsel/ui';
import { useState, type FormEvent } from 'react';
import { Notices, type Notice } from '../../cart/notices/notices';
import { codeNotice } from '../../cart/notices/code-notice';
import { LineForm } from '../../cart/lines/line-form';
import { RemoveButton } from '../../cart/lines/remove-button';
import { stepHref, type Step } from '../steps';
import { CODE_FORM } from './code-form';
import classes from './promo-code.module.css';

/** Result of a code; shown until the cart has other messages. */
interface Outcome {
  notice: Notice;
  /** Messages of the cart at that time. */
  over: readonly Notice[];
}

interface PromoCodeProps {
  /** The open step. */
  step: Step;
  notices: readonly Notice[];
}

/** Takes a discount code, shows its result, and lists the accepted ones. */
export const PromoCode = observer(function PromoCode({ step, notices }: PromoCodeProps) {
  const { cart, snippets } = useStores();
  const here = stepHref(step);
  const [code, setCode] = useState('');
  const [error, setError] = useState<SnippetKey | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run } = useOneAtATime();
  const busy = cart.isPending('promotion');

  const apply = async () => {
    const wanted = code.trim();
    if (!wanted) return setError('headless.checkout.codeMissing');
    setError(null);
    const change = await cart.addPromotion(wanted);
    if (!change) return setError('headless.checkout.codeFailed');
    setCode('');
    setOutcome({ notice: codeNotice(wanted.toUpperCase(), change.before, change.after), over: notices });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(apply);
  };

  return (
    <div>
      {cart.promotions.map(({ id, label, payload }) => (
        <div key={id} className={classes.taken}>
          {payload?.code
            ? snippets.text('headless.cart.promotionCode', { code: payload.code })
            : (label ?? snippets.text('headless.cart.promotion'))}
          {payload?.code && (
            <LineForm lineId={id} page={here}>
              <RemoveButton
                name={payload.code}
                busy={cart.isPending(id)}
                onRemove={() => {
                  setOutcome(null);
                  void cart.remove(id);
                }}
              />
            </LineForm>
          )}
        </div>
      ))}
      <Notices notices={outcome?.over === notices ? [outcome.notice] : notices} />
      <form
        className={classes.form}
        data-step={step}
        method="post"
        action={here}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name={FORM_FIELD} value={CODE_FORM.name} />
        <TextField
          name={CODE_FORM.code}
          label={snippets.text('headless.checkout.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error ? snippets.text(error) : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {snippets.text('headless.checkout.codeApply')}
        </Button>
      </form>
    </div>
  );
});
