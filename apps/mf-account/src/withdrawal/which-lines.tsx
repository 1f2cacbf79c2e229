import type { Withdrawal } from '@weefsel/api-clients';
import { EmailField } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { formatDate, Select, TextField } from '@weefsel/ui';
import { LineChoice } from './line-choice';
import { StepButton } from './step-button';
import { StepForm, useStepFields } from './step-form';
import { TermsText } from './terms-text';
import { ALL, CHOOSE, fieldOf } from './withdrawal-forms';
import classes from './withdrawal.module.css';

const REASONS = [
  'headless.withdrawal.reason.none',
  'headless.withdrawal.reason.small',
  'headless.withdrawal.reason.large',
  'headless.withdrawal.reason.look',
  'headless.withdrawal.reason.quality',
  'headless.withdrawal.reason.late',
  'headless.withdrawal.reason.other',
] as const;

/** Asks for the lines to withdraw, the shopper's name and the receipt's e-mail address. */
export const WhichLines = observer(function WhichLines({ withdrawal }: { withdrawal: Withdrawal }) {
  const { snippets } = useStores();
  const { field, refused } = useStepFields(CHOOSE);
  const { error: _none, onChange: _typed, anchor: _place, ...reason } = field('reason', withdrawal.reason);
  const isByLaw = withdrawal.basis === 'law';
  return (
    <>
      <p className={classes.name}>
        {snippets.text('headless.withdrawal.ofOrder', {
          number: withdrawal.orderNumber,
          date: formatDate(withdrawal.orderDateTime),
        })}
      </p>
      <TermsText {...withdrawal} />
      <StepForm name={CHOOSE} label={snippets.text('headless.withdrawal.whichLines')}>
        <ul className={classes.list} aria-label={snippets.text('headless.withdrawal.whichLines')}>
          {withdrawal.lines.map((line) => (
            <LineChoice
              key={line.id}
              line={line}
              chosen={refused ? Number(refused[fieldOf(line.id)] ?? 0) : line.chosen}
            />
          ))}
        </ul>
        <TextField
          {...field('name', withdrawal.name)}
          label={snippets.text('headless.withdrawal.name')}
          autoComplete="name"
          required
        />
        <EmailField
          field={field('email', withdrawal.email)}
          label={snippets.text('headless.withdrawal.receiptTo')}
        />
        <Select
          {...reason}
          label={snippets.text('headless.withdrawal.reason')}
          options={REASONS.map((key, n) => ({
            value: n === 0 ? '' : snippets.text(key),
            label: snippets.text(key),
          }))}
        />
        <div className={classes.ways}>
          <StepButton>{snippets.text('headless.withdrawal.toReview')}</StepButton>
          <StepButton variant="secondary" name={ALL} value="1">
            {snippets.text(isByLaw ? 'headless.withdrawal.whole' : 'headless.withdrawal.wholeReturn')}
          </StepButton>
        </div>
      </StepForm>
    </>
  );
});
