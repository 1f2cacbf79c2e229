import type { SlotMessageProps } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { Container, Message, useHydrated } from '@weefsel/ui';
import { useLocation } from 'react-router-dom';
import styles from './slot-message.module.css';

const TEXTS = { failed: 'headless.place.failed', slow: 'headless.place.slow' } as const;

/**
 * The message in a slot whose remote failed or is slow, with a retry.
 * Without JavaScript the retry reloads the page.
 */
export function SlotMessage({ kind, part, isAbsent, onRetry }: SlotMessageProps) {
  const { snippets } = useStores();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const label = snippets.text('headless.common.retry');
  const action = hydrated ? { label, onAction: onRetry } : { label, href: pathname + search };
  const message = (
    <div className={styles.slot}>
      {/* Not an alert: the shopper did nothing wrong. */}
      <Message kind="info" action={action}>
        {snippets.text(isAbsent ? 'headless.error.text' : TEXTS[kind])}
      </Message>
    </div>
  );
  return part.kind === 'page' ? <Container>{message}</Container> : message;
}
