import { paths } from '@weefsel/contracts';
import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Dialog, Message } from '@weefsel/ui';
import { useState } from 'react';
import { FormButton } from '../frame/form-button';
import { ASK_REMOVAL, asksRemoval, REMOVE } from './profile-forms';
import { ProfilePart } from './profile-part';
import classes from './profile.module.css';

interface DeleteAccountProps {
  href: string;
  onRemoved: () => void;
}

/** Deletes an account after its customer has confirmed twice. */
export const DeleteAccount = observer(function DeleteAccount({ href, onRemoved }: DeleteAccountProps) {
  const { overlay, page, session, snippets } = useStores();
  const [hasFailed, setFailed] = useState(page.refused?.form === REMOVE);
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

  const isAsked = asksRemoval(href);
  const question = (
    <div className={classes.sure}>
      <p>{snippets.text('headless.profile.removeSureHelp')}</p>
      {hasFailed && <Message kind="error">{snippets.text('headless.profile.removeFailed')}</Message>}
      <div className={classes.ways}>
        <FormButton form={REMOVE} busy={isBusy} onPress={() => void run(remove)}>
          {snippets.text('headless.profile.removeYes')}
        </FormButton>
        <Button
          variant="secondary"
          {...(isAsked ? { href: paths.profile.to() } : { onClick: overlay.close })}
        >
          {snippets.text('headless.profile.removeNo')}
        </Button>
      </div>
    </div>
  );

  if (isAsked) return <ProfilePart title="headless.profile.removeSure">{question}</ProfilePart>;
  return (
    <ProfilePart title="headless.profile.remove">
      <p>{snippets.text('headless.profile.removeHelp')}</p>
      <FormButton fields={ASK_REMOVAL} variant="secondary" onPress={() => overlay.show('removal')}>
        {snippets.text('headless.profile.removeAsk')}
      </FormButton>
      <Dialog
        open={overlay.isOpen('removal')}
        onClose={overlay.close}
        side="center"
        title={snippets.text('headless.profile.removeSure')}
        closeLabel={snippets.text('headless.common.close')}
      >
        {question}
      </Dialog>
    </ProfilePart>
  );
});
