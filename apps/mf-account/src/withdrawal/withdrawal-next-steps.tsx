import type { Withdrawal } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { dayInWords } from './day-in-words';

type Followed = NonNullable<Withdrawal['receipt']> &
  Pick<Withdrawal, 'basis'> & {
    /** Opens the return label of the parcel; null when there is none. */
    labelCode?: string | null;
  };

/** When the refund follows, and its condition. */
function moneyOf({ basis, isPaid, isUnsent }: Followed): SnippetKey {
  if (!isPaid) return 'headless.withdrawal.refundNone';
  if (isUnsent) return 'headless.withdrawal.refundUnsent';
  return basis === 'law' ? 'headless.withdrawal.refundLaw' : 'headless.withdrawal.refundShop';
}

/** Next steps of the shopper, and when the refund follows. */
export const WithdrawalNextSteps = observer(function WithdrawalNextSteps(props: Followed) {
  const { labelCode, refundUntil, returnCode, sendBackUntil } = props;
  const { snippets } = useStores();
  return (
    <>
      <p>
        {sendBackUntil === null
          ? snippets.text('headless.withdrawal.nothingToSend')
          : snippets.text('headless.withdrawal.sendBack', {
              code: returnCode,
              date: dayInWords(sendBackUntil),
            })}
      </p>
      {labelCode && (
        <Button href={paths.returnLabel.to(labelCode)} variant="secondary" align="left">
          {snippets.text('headless.withdrawal.label')}
        </Button>
      )}
      <p>{snippets.text(moneyOf(props), { date: dayInWords(refundUntil) })}</p>
    </>
  );
});
