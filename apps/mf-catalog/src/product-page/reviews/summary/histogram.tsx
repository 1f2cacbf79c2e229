import { observer, useStores } from '@weefsel/stores';
import { KEEPS_CHOICE } from '../address/keep-choice';
import type { ReviewLinks } from '../address/review-links';
import type { ReviewsData } from '../reviews-data';
import { HistogramRow } from './histogram-row';
import classes from './histogram.module.css';

interface HistogramProps extends Pick<ReviewsData, 'stars'> {
  links: ReviewLinks;
}

/** Histogram of stars. Each row links to those reviews; the chosen one links back to all. */
export const Histogram = observer(({ stars: rows, links: { wish, to } }: HistogramProps) => {
  const { snippets } = useStores();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={classes.rows} aria-label={snippets.text('headless.reviews.byStars')}>
      {rows.map(({ stars, count }) => {
        const isChosen = wish.stars === stars;
        const share = Math.round((count / (all || 1)) * 100);
        const row = <HistogramRow stars={stars} count={count} share={share} isChosen={isChosen} />;
        return (
          <li key={stars}>
            {count === 0 && !isChosen ? (
              <span className={classes.row} data-none="">
                {row}
              </span>
            ) : (
              <a
                {...KEEPS_CHOICE}
                className={classes.row}
                href={to({ stars: isChosen ? undefined : stars })}
                rel="nofollow"
                aria-current={isChosen || undefined}
              >
                {row}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
});
