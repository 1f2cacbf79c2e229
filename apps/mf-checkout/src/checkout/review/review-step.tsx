import { observer, useStores } from '@weefsel/stores';
import { FORM_FIELD, paths } from '@weefsel/contracts';
import { Button, Checkbox, formatPrice, LiveRegion, Message, useHydrated } from '@weefsel/ui';
import { useRef, useState, type FormEvent } from 'react';
import { toLine } from '../../cart/lines/to-line';
import { LostLines } from '../../cart/lost/lost-lines';
import { Notices } from '../../cart/notices/notices';
import { Totals } from '../../cart/summary/totals';
import { VatLabel } from '../../cart/summary/vat-label';
import type { CheckoutStore } from '../checkout-store';
import { BirthDateField } from '../../payment/birth-date-field';
import { LineList } from '../summary/line-list';
import { GiftNote } from './gift-note';
import { REVIEW_FORM } from './review-form';
import classes from './review-step.module.css';

/** The last step: amount due, gift note, terms and order button. */
export const ReviewStep = observer(function ReviewStep({ checkout }: { checkout: CheckoutStore }) {
  const { cart, page, snippets } = useStores();
  const hydrated = useHydrated();
  const { state, isBusy, giftNote, writeGiftNote } = checkout.placing;
  const refused = page.refused?.form === 'review' ? page.refused : undefined;
  const [agreed, setAgreed] = useState(refused?.values['terms'] !== undefined);
  const [isMissing, setMissing] = useState(refused?.errors['terms'] !== undefined);
  const terms = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) void checkout.order();
    else terms.current?.focus();
  };

  return (
    <form className={classes.form} method="post" action={paths.checkout.to()} noValidate onSubmit={submit}>
      <input type="hidden" name={FORM_FIELD} value="review" />
      <input type="hidden" name={REVIEW_FORM.hash} value={cart.cart.hash ?? ''} />
      <input type="hidden" name={REVIEW_FORM.newest} value={checkout.newest ?? ''} />
      <p>{snippets.text('headless.checkout.reviewHelp')}</p>
      <div className={classes.goods}>
        <LineList lines={cart.lines.map(toLine)} />
        <Totals loading={false} />
      </div>
      {state.kind === 'refused' && (
        <div>
          <Message kind="error">{snippets.text(state.text)}</Message>
          <LostLines />
          <Notices notices={state.notices} />
        </div>
      )}
      <p className={classes.total}>
        <span>{snippets.text('headless.checkout.toPay')}</span>
        <strong>{formatPrice(cart.total)}</strong>
        <VatLabel className={classes.vat} taxed={cart.cart.price} />
      </p>
      {/* Without a parcel there is no gift card. */}
      {!cart.isVirtual && <GiftNote value={giftNote} onChange={writeGiftNote} />}
      {!hydrated && checkout.asksBirthDate && (
        <BirthDateField
          value={refused?.values[REVIEW_FORM.birthDate] ?? ''}
          error={refused?.errors[REVIEW_FORM.birthDate] ?? null}
          onChange={checkout.typeBirthDate}
        />
      )}
      <div>
        <Checkbox
          ref={terms}
          name={REVIEW_FORM.terms}
          label={snippets.text('headless.checkout.terms')}
          required
          checked={agreed}
          error={isMissing && !agreed ? snippets.text('headless.checkout.termsMissing') : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <a
          className={classes.read}
          href={snippets.text('headless.link.terms.url')}
          target="_blank"
          rel="noopener"
        >
          {snippets.text('headless.checkout.readTerms')}
        </a>
      </div>
      <p className={classes.guarantee}>
        {snippets.text('headless.checkout.guarantee')}{' '}
        <a href={snippets.text('headless.link.guarantee.url')} target="_blank" rel="noopener">
          {snippets.text('headless.checkout.readGuarantee')}
        </a>
      </p>
      <Button type="submit" busy={isBusy}>
        {snippets.text('headless.checkout.order')}
      </Button>
      <LiveRegion message={isBusy ? snippets.text('headless.checkout.ordering') : ''} />
    </form>
  );
});
