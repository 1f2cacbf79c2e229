import { FORM_FIELD } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message, TextField } from '@weefsel/ui';
import { PARAMETERS } from '../selection-parameters';
import type { Selection } from '../product-selection';
import { ALERT_FORM, EMAIL_FIELD } from './alert-form';
import classes from './sold-out-choice.module.css';

/** Form that requests a stock alert. With or without script, the server responds with a separate page. */
export const AlertRequest = observer(function AlertRequest({ selection }: { selection: Selection }) {
  const { page, snippets } = useStores();
  const refused = page.refused?.form === ALERT_FORM ? page.refused : undefined;
  const error = refused?.errors[EMAIL_FIELD];
  const chosen = (['colour', 'size', 'length'] as const).map(
    (name) => [PARAMETERS[name], selection[name]] as const,
  );
  return (
    <form method="post" className={classes.form}>
      <input type="hidden" name={FORM_FIELD} value={ALERT_FORM} />
      {chosen.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <TextField
        name={EMAIL_FIELD}
        type="email"
        label={snippets.text('headless.product.alertEmail')}
        hint={snippets.text('headless.product.alertHelp')}
        error={error && snippets.text(error)}
        defaultValue={refused?.values[EMAIL_FIELD]}
        autoComplete="email"
        autoCapitalize="off"
        required
      />
      {refused?.failure && <Message kind="error">{snippets.text(refused.failure)}</Message>}
      <Button type="submit" variant="secondary" align="stretch">
        {snippets.text('headless.product.alertSend')}
      </Button>
    </form>
  );
});
