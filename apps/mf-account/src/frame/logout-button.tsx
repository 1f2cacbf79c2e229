import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState } from 'react';
import classes from './logout-button.module.css';

export const LogoutButton = observer(function LogoutButton() {
  const { session, snippets } = useStores();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const { run } = useOneAtATime();

  const logout = async () => {
    setState('pending');
    try {
      await session.logout().catch((error: unknown) => {
        // Another tab was first.
        if (!isLoggedOut(error)) throw error;
        return session.refresh();
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <div className={classes.logout}>
      <Button variant="underline" busy={state === 'pending'} onClick={() => void run(() => logout())}>
        {snippets.text('headless.account.logout')}
      </Button>
      {state === 'failed' && <Message kind="error">{snippets.text('headless.account.logoutFailed')}</Message>}
    </div>
  );
});
