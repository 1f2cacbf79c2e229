import { observer, useStores } from '@weefsel/stores';
import { Dialog, Message } from '@weefsel/ui';

interface OverlayFailureProps {
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** Fallback of a failed panel, with a retry button. */
export const OverlayFailure = observer(function OverlayFailure({
  open,
  onClose,
  onRetry,
}: OverlayFailureProps) {
  const { snippets } = useStores();
  return (
    <Dialog
      side="right"
      open={open}
      onClose={onClose}
      title={snippets.text('headless.error.title')}
      closeLabel={snippets.text('headless.common.close')}
    >
      <Message kind="info" action={{ label: snippets.text('headless.common.retry'), onAction: onRetry }}>
        {snippets.text('headless.place.failed')}
      </Message>
    </Dialog>
  );
});
