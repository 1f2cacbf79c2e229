import { FORM_FIELD } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';

/** Name of the form by which the code of a mail is handed in. */
export const CONFIRM = 'confirm';

interface ConfirmFormProps {
  label: string;
  /** Script is handing it in. */
  busy: boolean;
}

/** Hands in the code of a mail where no script does it: following a link alone must change nothing. */
export const ConfirmForm = observer(function ConfirmForm({ label, busy }: ConfirmFormProps) {
  const { page, snippets } = useStores();
  const failure = page.refused?.form === CONFIRM ? page.refused.failure : undefined;
  return (
    <form method="post">
      <input type="hidden" name={FORM_FIELD} value={CONFIRM} />
      {failure && <Message kind="error">{snippets.text(failure)}</Message>}
      <Button type="submit" busy={busy}>
        {label}
      </Button>
    </form>
  );
});
