import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState } from 'react';
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

  return (
    <div className={classes.logout}>
      <Button variant="underline" busy={isBusy} onClick={() => void run(logout)}>
        {snippets.text('headless.account.logout')}
      </Button>
      {hasFailed && <Message kind="error">{snippets.text('headless.account.logoutFailed')}</Message>}
    </div>
  );
});
