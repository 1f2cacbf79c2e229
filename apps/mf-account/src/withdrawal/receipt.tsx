import type { Withdrawal } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Button, formatDate } from '@weefsel/ui';
import { Facts } from '../frame/section';
import { RefundText } from './refund-text';
import { timeOf } from './time-of';
import { WithdrawalNextSteps } from './withdrawal-next-steps';
import { WithdrawnLine } from './withdrawn-line';
import classes from './withdrawal.module.css';

interface ReceiptProps {
  withdrawal: Withdrawal;
  receipt: NonNullable<Withdrawal['receipt']>;
}

/** The statement and its moment of receipt, the same as in the mail. */
export const Receipt = observer(function Receipt({ withdrawal, receipt }: ReceiptProps) {
  const { snippets } = useStores();
  const { basis, code, deepLinkCode, lines, name, orderNumber, reason } = withdrawal;
  const email = useReadableEmail(withdrawal.email);
  const { confirmedAt, returnCode, state } = receipt;
  return (
    <>
      <p>{snippets.text('headless.withdrawal.receiptMailed', { email })}</p>
      <Facts
        className={classes.facts}
        facts={{
          'headless.withdrawal.receivedAt': snippets.text('headless.withdrawal.moment', {
            date: formatDate(confirmedAt),
            time: timeOf(confirmedAt),
          }),
          'headless.withdrawal.returnCode': returnCode,
          'headless.withdrawal.number': orderNumber,
          'headless.withdrawal.name': name,
          'headless.withdrawal.reasonGiven': reason,
        }}
      />
      <ul className={classes.list}>
        {lines
          .filter(({ chosen }) => chosen > 0)
          .map((line) => (
            <WithdrawnLine key={line.id} line={line} quantity={line.chosen} />
          ))}
      </ul>
      <RefundText {...withdrawal} />
      <WithdrawalNextSteps {...receipt} basis={basis} labelCode={state === 'sendBack' ? code : null} />
      <Button href={paths.order.to(deepLinkCode)} variant="secondary" align="left">
        {snippets.text('headless.withdrawal.toOrder')}
      </Button>
    </>
  );
});
