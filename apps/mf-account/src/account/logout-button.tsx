import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState } from 'react';
import classes from './logout-button.module.css';

/** Ends the session of this customer in this browser. */
export const LogoutButton = observer(function LogoutButton({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { session, snippets } = useStores();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  const logout = async () => {
    setState('pending');
    try {
      await session.logout();
      onLoggedOut();
    } catch {
      setState('failed');
    }
  };

  return (
    <div className={classes.logout}>
      {state === 'failed' && <Message kind="error">{snippets.text('headless.account.logoutFailed')}</Message>}
      <Button variant="secondary" busy={state === 'pending'} onClick={() => void logout()}>
        {snippets.text('headless.account.logout')}
      </Button>
    </div>
  );
});
