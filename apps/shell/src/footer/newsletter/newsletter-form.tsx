import { observer, useStores } from '@weefsel/stores';
import { Button, Heading, TextField } from '@weefsel/ui';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './newsletter-form.module.css';
import { NEWSLETTER_FORM, NEWSLETTER_ID, outcomeIn } from './newsletter-post';
import { NewsletterResult } from './newsletter-result';
import { ShopLink } from '../shop-link';

/** Signs up for the newsletter; without JavaScript a form that the shop's own server takes. */
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
