import type { Order, OrderWithdrawals } from '@weefsel/api-clients';
import { FORM_FIELD } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { formatDate, formatPrice, Message } from '@weefsel/ui';
import { Facts, Section } from '../frame/section';
import { StepButton } from '../withdrawal/step-button';
import { TermsText } from '../withdrawal/terms-text';
import { WithdrawalNextSteps } from '../withdrawal/withdrawal-next-steps';
import { WITHDRAW } from '../withdrawal/withdrawal-forms';
import { parcelHref } from './parcels/tracking-href';
import { returnState } from './return-state';
import classes from './order.module.css';

/** Label of the button: one function, named after its effect now. */
function offerOf({ basis, isUnsent }: Pick<OrderWithdrawals, 'basis' | 'isUnsent'>): SnippetKey {
  if (isUnsent) return 'headless.withdrawal.cancelOrWithdraw';
  return basis === 'shop' ? 'headless.withdrawal.return' : 'headless.withdrawal.title';
}

/** The carrier's page of a return parcel that is expected or has just arrived. */
function returnHref(order: Order, { parcelCode, state }: OrderWithdrawals['withdrawals'][number]) {
  const isFollowed = state === 'sendBack' || state === 'received';
  return isFollowed && parcelCode ? parcelHref(order, parcelCode) : undefined;
}

/**
 * Terms and way of withdrawing an order, and the state of earlier withdrawals.
 * Renders nothing without the shop's backend plugin.
 */
export const Withdrawals = observer(function Withdrawals({ order }: { order: Order }) {
  const { page, snippets } = useStores();
  const about = order.extensions?.shopWithdrawal;
  snippets.carry('withdrawal');
  if (!about || (!about.isOpen && about.withdrawals.length === 0)) return null;
  const failure = page.refused?.form === WITHDRAW ? page.refused.failure : undefined;

  return (
    <Section className={classes.withdrawals} title="headless.withdrawal.section">
      {about.withdrawals.map((withdrawal) => {
        const href = returnHref(order, withdrawal);
        return (
          <article key={withdrawal.returnCode} className={classes.withdrawal}>
            <Facts
              className={classes.facts}
              facts={{
                'headless.withdrawal.returnCode': withdrawal.returnCode,
                'headless.withdrawal.receivedAt': formatDate(withdrawal.confirmedAt),
                'headless.order.status': snippets.text(returnState(withdrawal)),
                [withdrawal.isPaid
                  ? 'headless.withdrawal.refund.total'
                  : 'headless.withdrawal.refund.notDue']: formatPrice(withdrawal.refund),
              }}
            />
            <p>{withdrawal.lines.map(({ label, quantity }) => `${quantity} × ${label}`).join(', ')}</p>
            {withdrawal.state === 'sendBack' || withdrawal.state === 'unsent' ? (
              <WithdrawalNextSteps {...withdrawal} />
            ) : null}
            {href && (
              <p>
                <a href={href} rel="noreferrer">
                  {snippets.text('headless.withdrawal.follow')}
                </a>
              </p>
            )}
          </article>
        );
      })}
      {about.isOpen && (
        <>
          <TermsText {...about} />
          {failure && <Message kind="error">{snippets.text(failure)}</Message>}
          <form method="post">
            <input type="hidden" name={FORM_FIELD} value={WITHDRAW} />
            <StepButton variant="secondary">{snippets.text(offerOf(about))}</StepButton>
          </form>
        </>
      )}
    </Section>
  );
});
