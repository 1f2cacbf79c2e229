import type { Withdrawal } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Facts } from '../frame/section';
import { RefundText } from './refund-text';
import { StepButton } from './step-button';
import { StepForm } from './step-form';
import { CONFIRM_WITHDRAWAL, LINES_STEP } from './withdrawal-forms';
import { WithdrawnLine } from './withdrawn-line';
import classes from './withdrawal.module.css';

/** The whole statement, confirmed in a separate step. */
export const Review = observer(function Review({ withdrawal }: { withdrawal: Withdrawal }) {
  const { snippets } = useStores();
  const { basis, code, lines, name, orderNumber, reason } = withdrawal;
  const email = useReadableEmail(withdrawal.email);
  const isByLaw = basis === 'law';
  const declaration = isByLaw ? 'headless.withdrawal.declaration' : 'headless.withdrawal.returnDeclaration';
  const submit = isByLaw ? 'headless.withdrawal.confirm' : 'headless.withdrawal.confirmReturn';
  return (
    <>
      <p>{snippets.text(declaration, { number: orderNumber })}</p>
      <ul className={classes.list}>
        {lines
          .filter(({ chosen }) => chosen > 0)
          .map((line) => (
            <WithdrawnLine key={line.id} line={line} quantity={line.chosen} />
          ))}
      </ul>
      <Facts
        className={classes.facts}
        facts={{
          'headless.withdrawal.name': name,
          'headless.withdrawal.receiptTo': email,
          'headless.withdrawal.reasonGiven': reason,
        }}
      />
      <RefundText {...withdrawal} />
      <StepForm name={CONFIRM_WITHDRAWAL} label={snippets.text(submit)}>
        <div className={classes.ways}>
          <StepButton>{snippets.text(submit)}</StepButton>
          <a href={`${paths.withdraw.to(code)}&step=${LINES_STEP}`}>
            {snippets.text('headless.withdrawal.change')}
          </a>
        </div>
      </StepForm>
    </>
  );
});
