import { observer, useStores } from '@weefsel/stores';
import type { ReactNode } from 'react';
import type { NewsletterOutcome } from './newsletter-post';
import styles from './newsletter-result.module.css';

interface NewsletterResultProps {
  /** The server's result from the address, for a shopper without JavaScript. */
  told: NewsletterOutcome | undefined;
  /** Shown until there is a result. */
  children: ReactNode;
}

const texts = { succes: 'headless.newsletter.succes', failed: 'headless.newsletter.failed' } as const;

/** The result of signing up, in a slot of constant height. Shows nothing unless the server confirmed it. */
export const NewsletterResult = observer(function NewsletterResult({
  told,
  children,
}: NewsletterResultProps) {
  const { newsletter, snippets } = useStores();
  const { signingUp } = newsletter;
  const outcome = {
    idle: told,
    sending: undefined,
    success: signingUp.state === 'success' && signingUp.message ? ('succes' as const) : undefined,
    failed: 'failed' as const,
  }[signingUp.state];
  return (
    <div className={styles.place}>
      <div role="status">
        {outcome && (
          <p className={styles.result} data-outcome={outcome}>
            {snippets.text(texts[outcome])}
          </p>
        )}
      </div>
      {!outcome && <p>{children}</p>}
    </div>
  );
});
