import { locale } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { StarIcon } from '@weefsel/ui';
import styles from './top-bar.module.css';

const written = (score: number): string =>
  score.toLocaleString(locale.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** To what customers say, with the score they give; without it when the review service is away. */
export const ReviewLink = observer(function ReviewLink() {
  const { about, snippets } = useStores();
  const { reviews } = about;
  return (
    <a href={snippets.text('headless.link.reviews.url')} className={styles.link}>
      <StarIcon size={14} />
      {reviews
        ? snippets.text('headless.review.score', { score: written(reviews.score) })
        : snippets.text('headless.link.reviews.label')}
    </a>
  );
});
