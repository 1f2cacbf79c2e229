import { observer, useStores } from '@weefsel/stores';
import { Button, Heading, TextField } from '@weefsel/ui';
import type { SyntheticEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './newsletter-form.module.css';
import { NEWSLETTER_FORM, NEWSLETTER_ID, outcomeIn, type NewsletterOutcome } from './newsletter-post';
import { ShopLink } from '../shop-link';
import result from './newsletter-result.module.css';

interface NewsletterResultProps {
  /** The server's result from the address, for a shopper without JavaScript. */
  told: NewsletterOutcome | undefined;
  /** Shown until there is a result. */
  children: ReactNode;
}

const texts = { succes: 'headless.newsletter.succes', failed: 'headless.newsletter.failed' } as const;

/** The result of signing up, in a slot of constant height. Shows nothing unless the server confirmed it. */
const NewsletterResult = observer(function NewsletterResult({ told, children }: NewsletterResultProps) {
  const { newsletter, snippets } = useStores();
  const { signingUp } = newsletter;
  const outcome = {
    idle: told,
    sending: undefined,
    success: signingUp.state === 'success' && signingUp.message ? ('succes' as const) : undefined,
    failed: 'failed' as const,
  }[signingUp.state];
  return (
    <div className={result.place}>
      <div role="status">
        {outcome && (
          <p className={result.result} data-outcome={outcome}>
            {snippets.text(texts[outcome])}
          </p>
        )}
      </div>
      {!outcome && <p>{children}</p>}
    </div>
  );
});

/** Newsletter sign-up. Without JavaScript the shop's server handles the form. */
export const NewsletterForm = observer(function NewsletterForm() {
  const { newsletter, snippets } = useStores();
  const { pathname, search } = useLocation();
  snippets.carry('newsletter');

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await newsletter.subscribe(String(new FormData(form).get(NEWSLETTER_FORM.email)), location.origin);
    if (newsletter.signingUp.state === 'success') form.reset();
  };

  return (
    <section className={styles.newsletter} id={NEWSLETTER_ID}>
      <div>
        <Heading level={2}>{snippets.text('headless.newsletter.title')}</Heading>
        <p className={styles.text}>{snippets.text('headless.newsletter.text')}</p>
      </div>
      <form
        className={styles.form}
        action={NEWSLETTER_FORM.action}
        method="post"
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name={NEWSLETTER_FORM.from} value={pathname + search} />
        <TextField
          label={snippets.text('headless.newsletter.email')}
          type="email"
          name={NEWSLETTER_FORM.email}
          autoComplete="email"
          required
        />
        <Button type="submit" busy={newsletter.sending}>
          {snippets.text('headless.newsletter.submit')}
        </Button>
        <div className={styles.result}>
          <NewsletterResult told={outcomeIn(search)}>
            {snippets.text('headless.newsletter.privacy')} <ShopLink to="privacy" />.
          </NewsletterResult>
        </div>
      </form>
    </section>
  );
});
