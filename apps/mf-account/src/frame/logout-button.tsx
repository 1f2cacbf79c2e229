import { paths } from '@weefsel/contracts';
import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { useState } from 'react';
import { FormButton } from './form-button';
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
        // Already logged out in another tab.
        if (!isLoggedOut(error)) throw error;
        return session.refresh();
      });
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className={classes.logout}>
      <FormButton
        form={LOGOUT}
        to={paths.account.to()}
        variant="underline"
        busy={isBusy}
        onPress={() => void run(logout)}
      >
        {snippets.text('headless.account.logout')}
      </FormButton>
      {hasFailed && <Message kind="error">{snippets.text('headless.account.logoutFailed')}</Message>}
    </div>
  );
});
