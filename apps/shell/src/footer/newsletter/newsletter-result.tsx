import { observer, useStores } from '@weefsel/stores';
import type { ReactNode } from 'react';
import type { NewsletterOutcome } from './newsletter-post';
import styles from './newsletter-result.module.css';

interface NewsletterResultProps {
  /** What the server said in the address, to a shopper without JavaScript. */
  told: NewsletterOutcome | undefined;
  /** Stands there until there is something to tell. */
  children: ReactNode;
}

const texts = { succes: 'headless.newsletter.succes', failed: 'headless.newsletter.failed' } as const;

/** How signing up went, in a place that is always as high. A shop that took the address without a word is not spoken for. */
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
