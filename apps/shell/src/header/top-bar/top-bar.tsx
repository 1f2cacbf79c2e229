import { Container, openingText, weekdayOf, StarIcon } from '@weefsel/ui';
import { observer, useStores } from '@weefsel/stores';
import { locale, type Weekday } from '@weefsel/contracts';
import { useSyncExternalStore } from 'react';
import { ShopLink } from '../../footer/shop-link';
import styles from './top-bar.module.css';
import { TopMessages } from './top-messages';

const written = /* @__PURE__ */ new Intl.NumberFormat(locale.code, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** To what customers say, with the score they give; without it when the review service is away. */
const ReviewLink = observer(function ReviewLink() {
  const { about, snippets } = useStores();
  const { reviews } = about;
  return (
    <a href={snippets.text('headless.link.reviews.url')} className={styles.link}>
      <StarIcon size={14} />
      {reviews
        ? snippets.text('headless.review.score', { score: written.format(reviews.score) })
        : snippets.text('headless.link.reviews.label')}
    </a>
  );
});

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * The day of the week in Dutch time. It hydrates with the day of the server's rendering, which may be yesterday, and
 * follows the clock from then on, also when the shopper returns tomorrow.
 */
const useToday = (rendered: Weekday | undefined): Weekday | undefined =>
  useSyncExternalStore(
    onReturn,
    () => weekdayOf(new Date()),
    () => rendered,
  );

/** From when until when the store is open today. */
const OpeningToday = observer(function OpeningToday() {
  const { about, snippets } = useStores();
  const today = useToday(about.today);
  if (!about.hoursThisWeek || !today) return null;
  const text = openingText(about.hoursThisWeek, today, {
    open: (from, until) => snippets.text('headless.header.openToday', { from, until }),
    closed: snippets.text('headless.header.closedToday'),
  });
  // Always as wide as the longest text, so that its neighbours do not move.
  return <p className={styles.hours}>{text}</p>;
});

/** The thin line above the header: what the shop promises and, on wide screens, how to reach it and what customers think. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <Container>
        <div className={styles.line}>
          <TopMessages />
          <div className={styles.facts}>
            <OpeningToday />
            <ShopLink to="contact" className={styles.link} />
            <ReviewLink />
          </div>
        </div>
      </Container>
    </div>
  );
}
