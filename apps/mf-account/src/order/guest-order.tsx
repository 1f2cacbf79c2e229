import { paths } from '@weefsel/contracts';
import { EmailField } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Heading, TextField } from '@weefsel/ui';
import { StepButton } from '../withdrawal/step-button';
import { StepForm, useStepFields } from '../withdrawal/step-form';
import { PROVE } from './proof-form';
import classes from './order.module.css';

/**
 * Asks a guest to prove that an order is theirs. The browser sends the form, script or not.
 * The next page then has the guest's session, and can pay the order.
 */
export const GuestOrder = observer(function GuestOrder({ href }: { href: string }) {
  const { snippets } = useStores();
  const { field } = useStepFields(PROVE);
  return (
    <>
      <Heading level={1}>{snippets.text('headless.order.guestTitle')}</Heading>
      <p>{snippets.text('headless.order.guestIntro')}</p>
      <StepForm name={PROVE} label={snippets.text('headless.order.guestTitle')}>
        <EmailField field={field('email')} />
        <TextField
          {...field('zipcode')}
          label={snippets.text('headless.order.billingZipcode')}
          autoComplete="postal-code"
          required
        />
        <StepButton align="left">{snippets.text('headless.order.guestSubmit')}</StepButton>
      </StepForm>
      <a className={classes.otherWay} href={paths.login.to(href)}>
        {snippets.text('headless.order.guestLogin')}
      </a>
    </>
  );
});
