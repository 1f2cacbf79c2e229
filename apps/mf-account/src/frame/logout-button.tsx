import { FORM_FIELD, paths } from '@weefsel/contracts';
import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState, type FormEvent } from 'react';
import { LOGOUT } from './logout-form';
import classes from './logout-button.module.css';

export const LogoutButton = observer(function LogoutButton() {
  const { session, snippets } = useStores();
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run } = useOneAtATime();

  const logout = async () => {
    setFailed(false);
    try {
      await session.logout().catch((error: unknown) => {
        // Another tab was first.
        if (!isLoggedOut(error)) throw error;
        return session.refresh();
      });
    } catch {
      setFailed(true);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(logout);
  };

  return (
    <form className={classes.logout} method="post" action={paths.account.to()} onSubmit={onSubmit}>
      <input type="hidden" name={FORM_FIELD} value={LOGOUT} />
      <Button type="submit" variant="underline" busy={isBusy}>
        {snippets.text('headless.account.logout')}
      </Button>
      {hasFailed && <Message kind="error">{snippets.text('headless.account.logoutFailed')}</Message>}
    </form>
  );
});
