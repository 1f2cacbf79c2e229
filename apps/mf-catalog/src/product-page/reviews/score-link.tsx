import { observer, useStores } from '@weefsel/stores';
import { VisuallyHidden } from '@weefsel/ui';
import { REVIEWS_ID } from './address/review-parameters';
import { formatScore } from './format-score';
import type { ReviewScore } from './reviews-data';
import classes from './score-link.module.css';
import { Stars } from './stars';

/**
 * Score beside the product's name, linking to the reviews. The visible text is part of the accessible name.
 */
export const ScoreLink = observer(({ average, count }: ReviewScore) => {
  const { snippets } = useStores();
  return (
    <a className={classes.link} href={`#${REVIEWS_ID}`}>
      <Stars points={average} />
      <span>
        {formatScore(average)}
        <VisuallyHidden> {snippets.text('headless.reviews.ofFive')}</VisuallyHidden>
      </span>
      <span className={classes.count}>
        ({count})
        <VisuallyHidden> {snippets.text(`headless.reviews.word${count === 1 ? 'One' : ''}`)}</VisuallyHidden>
      </span>
    </a>
  );
});
