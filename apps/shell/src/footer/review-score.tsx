import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { StarIcon } from '@weefsel/ui';
import styles from './review-score.module.css';

const written = /* @__PURE__ */ new Intl.NumberFormat(locale.code, { maximumFractionDigits: 1 });

/** Review score of the shop, out of ten; renders nothing until it is known. */
export const ReviewScore = observer(function ReviewScore() {
  const { about, snippets } = useStores();
  if (!about.reviews) return null;
  const { score, count } = about.reviews;
  return (
    <section className={styles.reviews}>
      <h2 className={styles.title}>{snippets.text('headless.review.title')}</h2>
      <p className={styles.score}>
        <StarIcon filled size={24} />
        {snippets.text('headless.review.outOfTen', { score: written.format(score) })}
      </p>
      <p className={styles.count}>
        {snippets.text('headless.review.count', { count: written.format(count) })}
      </p>
    </section>
  );
});
