import { paths } from '@weefsel/contracts';
import { EmailField, emailSchema, ShopForm, useForm } from '@weefsel/forms';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Container, Heading } from '@weefsel/ui';
import { useState } from 'react';
import { Outcome } from '../mail-links/outcome';
import classes from './recovery.module.css';

/** Requests the recovery mail for a forgotten password. Every e-mail address gets the same answer. */
export const Page = observer(function ForgetPasswordPage() {
  const { commerce, snippets } = useStores();
  const [mailedTo, setMailedTo] = useState('');
  const email = useReadableEmail(mailedTo);
  snippets.carry('login', 'recovery', 'form', 'common');
  const form = useForm({
    name: 'forget-password',
    schema: emailSchema,
    send: async ({ email }) => {
      await commerce.recovery.start(email, window.location.origin);
      setMailedTo(email);
    },
  });

  if (mailedTo) {
    return (
      <Outcome
        title={snippets.text('headless.recovery.mailed')}
        action={{ label: snippets.text('headless.recovery.toLogin'), href: paths.login.to() }}
        isFocused
      >
        <p>{snippets.text('headless.recovery.mailedHelp', { email })}</p>
      </Outcome>
    );
  }
  return (
    <Container>
      <div className={classes.page}>
        <Heading level={1}>{snippets.text('headless.recovery.title')}</Heading>
        <p>{snippets.text('headless.recovery.intro')}</p>
        <ShopForm
          form={form}
          label={snippets.text('headless.recovery.title')}
          submit={snippets.text('headless.recovery.submit')}
          actions={<a href={paths.login.to()}>{snippets.text('headless.recovery.toLogin')}</a>}
        >
          <EmailField field={form.field('email')} autoComplete="username" />
        </ShopForm>
      </div>
    </Container>
  );
});
