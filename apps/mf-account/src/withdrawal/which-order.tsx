import { localHref } from '@weefsel/contracts';
import { EmailField } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { Section } from '../frame/section';
import { BEGIN } from './withdrawal-forms';
import { StepButton } from './step-button';
import { StepForm, useStepFields } from './step-form';
import classes from './withdrawal.module.css';

/** Asks an anonymous shopper for the order. */
export const WhichOrder = observer(function WhichOrder({ orderNumber }: { orderNumber: string }) {
  const { snippets } = useStores();
  const { field } = useStepFields(BEGIN);
  return (
    <Section className={classes.part} title="headless.withdrawal.whichOrder">
      <StepForm name={BEGIN} label={snippets.text('headless.withdrawal.whichOrder')}>
        <TextField
          {...field('orderNumber', orderNumber)}
          label={snippets.text('headless.withdrawal.number')}
          hint={snippets.text('headless.withdrawal.numberHelp')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <EmailField field={field('email')} />
        <StepButton align="left">{snippets.text('headless.withdrawal.next')}</StepButton>
      </StepForm>
      <p className={classes.small}>
        {snippets.text('headless.withdrawal.otherWays')}{' '}
        <a href={localHref('herroepingsformulier/')}>{snippets.text('headless.withdrawal.modelForm')}</a>
      </p>
    </Section>
  );
});
