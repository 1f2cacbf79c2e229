import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, TextField } from '@weefsel/ui';
import { useState } from 'react';
import { AccountForm } from '../form/account-form';
import { checkEmail } from '../form/check-fields';
import { useForm } from '../form/use-form';
import { Outcome } from '../mail-links/outcome';
import classes from './recovery.module.css';

/** Asks for the mail with which a forgotten password is replaced. Every e-mail address gets the same answer. */
export const Page = observer(function ForgetPasswordPage() {
  const { commerce, snippets } = useStores();
  const [mailedTo, setMailedTo] = useState('');
  snippets.carry('login', 'recovery', 'accountForm', 'common');
  const form = useForm({
    fields: ['email'],
    check: (typed) => checkEmail(typed, 'email'),
    send: async ({ email }) => {
      await commerce.recovery.start(email.trim(), window.location.origin);
      setMailedTo(email.trim());
    },
  });

  if (mailedTo) {
    return (
      <Outcome
        title={snippets.text('headless.recovery.mailed')}
        action={{ label: snippets.text('headless.recovery.toLogin'), href: paths.login.to() }}
        isFocused
      >
        <p>{snippets.text('headless.recovery.mailedHelp', { email: mailedTo })}</p>
      </Outcome>
    );
  }
  return (
    <Container>
      <div className={classes.page}>
        <Heading level={1}>{snippets.text('headless.recovery.title')}</Heading>
        <p>{snippets.text('headless.recovery.intro')}</p>
        <AccountForm
          form={form}
          label={snippets.text('headless.recovery.title')}
          submit={snippets.text('headless.recovery.submit')}
          actions={<a href={paths.login.to()}>{snippets.text('headless.recovery.toLogin')}</a>}
        >
          <TextField
            {...form.field('email')}
            label={snippets.text('headless.login.email')}
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            required
          />
        </AccountForm>
      </div>
    </Container>
  );
});
