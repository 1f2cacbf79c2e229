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

/** Link to the reviews, with the score; without it when the review service fails. */
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
 * The day of the week in Dutch time. Hydrates with the day of the server rendering, possibly yesterday.
 * Then follows the clock, also when the shopper returns the next day.
 */
const useToday = (rendered: Weekday | undefined): Weekday | undefined =>
  useSyncExternalStore(
    onReturn,
    () => weekdayOf(new Date()),
    () => rendered,
  );

/** Opening hours of the store today. */
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

/** The line above the header: promises and, on wide screens, hours, contact and review score. */
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
