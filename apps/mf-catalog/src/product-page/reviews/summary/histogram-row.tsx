import { observer, useStores } from '@weefsel/stores';
import { VisuallyHidden } from '@weefsel/ui';
import type { StarCount } from '../address/review-wish';
import classes from './histogram.module.css';

interface HistogramRowProps {
  stars: StarCount;
  count: number;
  /** Percentage of all reviews. */
  share: number;
  isChosen: boolean;
}

/** Number of reviews with these stars, as a bar and as text for screen readers. */
export const HistogramRow = observer(({ stars, count, share, isChosen }: HistogramRowProps) => {
  const { snippets } = useStores();
  return (
    <>
      <span>{snippets.text(`headless.reviews.starsRow${stars === 1 ? 'One' : ''}`, { stars })} </span>
      <span className={classes.bar}>
        <span className={classes.part} style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={classes.count}>
        {count}
        <VisuallyHidden>
          {' '}
          {snippets.text(`headless.reviews.word${count === 1 ? 'One' : ''}`)}
          {isChosen && `. ${snippets.text('headless.reviews.showAll')}`}
        </VisuallyHidden>
      </span>
    </>
  );
});
