import { FORM_FIELD } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';

/** Name of the form that submits the code of a mail. */
export const CONFIRM = 'confirm';

interface ConfirmFormProps {
  label: string;
  /** True while script submits the code. */
  busy: boolean;
}

/** Submits the code of a mail without script. Opening a link alone must change nothing. */
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
