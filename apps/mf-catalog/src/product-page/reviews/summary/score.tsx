import { observer, useStores } from '@weefsel/stores';
import { formatScore } from '../format-score';
import type { ReviewScore } from '../reviews-data';
import { Stars } from '../stars';
import classes from './score.module.css';

/** Average score of all reviews. */
export const Score = observer(({ average, count }: ReviewScore) => {
  const { snippets } = useStores();
  const score = formatScore(average);
  return (
    <div className={classes.score}>
      <span className={classes.number} aria-hidden="true">
        {score}
      </span>
      <div>
        <Stars points={average} />
        <p className={classes.count}>
          {snippets.text(`headless.reviews.average${count === 1 ? 'One' : ''}`, { score, count })}
        </p>
      </div>
    </div>
  );
});
