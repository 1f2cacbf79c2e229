import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { LINE_FORM } from './line-form';

interface RemoveButtonProps {
  /** Name of the line, for shoppers who do not see the line around the button. */
  name: string;
  busy: boolean;
  onRemove: () => void;
}

export const RemoveButton = observer(function RemoveButton({ name, busy, onRemove }: RemoveButtonProps) {
  const { snippets } = useStores();
  return (
    <Button
      type="submit"
      name={LINE_FORM.quantity}
      value={0}
      variant="underline"
      size="small"
      busy={busy}
      onClick={onRemove}
      aria-label={snippets.text('headless.cart.removeName', { name })}
    >
      {snippets.text('headless.cart.remove')}
    </Button>
  );
});
