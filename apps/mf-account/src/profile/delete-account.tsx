import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Dialog, Message } from '@weefsel/ui';
import { useState } from 'react';
import { ProfilePart } from './profile-part';
import classes from './profile.module.css';

/** Ends an account, once its customer has said so twice. */
export const DeleteAccount = observer(function DeleteAccount({ onRemoved }: { onRemoved: () => void }) {
  const { overlay, session, snippets } = useStores();
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run } = useOneAtATime();

  const remove = async () => {
    setFailed(false);
    try {
      await session.removeAccount();
      overlay.close();
      onRemoved();
    } catch (error) {
      // The page then asks to log in.
      if (isLoggedOut(error)) void session.refresh().catch(() => undefined);
      setFailed(true);
    }
  };

  return (
    <ProfilePart title="headless.profile.remove">
      <p>{snippets.text('headless.profile.removeHelp')}</p>
      <Button variant="secondary" onClick={() => overlay.show('removal')}>
        {snippets.text('headless.profile.removeAsk')}
      </Button>
      <Dialog
        open={overlay.isOpen('removal')}
        onClose={overlay.close}
        side="center"
        title={snippets.text('headless.profile.removeSure')}
        closeLabel={snippets.text('headless.common.close')}
      >
        <div className={classes.sure}>
          <p>{snippets.text('headless.profile.removeSureHelp')}</p>
          {hasFailed && <Message kind="error">{snippets.text('headless.profile.removeFailed')}</Message>}
          <div className={classes.ways}>
            <Button busy={isBusy} onClick={() => void run(remove)}>
              {snippets.text('headless.profile.removeYes')}
            </Button>
            <Button variant="secondary" onClick={overlay.close}>
              {snippets.text('headless.profile.removeNo')}
            </Button>
          </div>
        </div>
      </Dialog>
    </ProfilePart>
  );
});
