import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';

interface RetryMessageProps {
  title?: SnippetKey;
  text: SnippetKey;
  onRetry: () => void;
}

/** Failure message with a button to retry. */
export const RetryMessage = observer(function RetryMessage({ title, text, onRetry }: RetryMessageProps) {
  const { snippets } = useStores();
  const retry = { label: snippets.text('headless.common.retry'), onAction: onRetry };
  return (
    <Message kind="error" {...(title && { title: snippets.text(title) })} action={retry}>
      {snippets.text(text)}
    </Message>
  );
});
