import { observer, useStores } from '@weefsel/stores';
import { formatDate, VisuallyHidden } from '@weefsel/ui';
import type { ShownReview } from '../reviews-data';
import { Stars } from '../stars';
import classes from './review-card.module.css';

/** A review: its text, the purchase and the shop's reply. */
export const ReviewCard = observer(({ review }: { review: ShownReview }) => {
  const { snippets } = useStores();
  const { author, title, paragraphs, points, date, size, fit, verified, reply } = review;
  const bought = [
    size && snippets.text('headless.reviews.size', { size }),
    fit && snippets.text(`headless.reviews.fit.${fit}`),
  ];
  return (
    <article className={classes.review}>
      <p className={classes.stars}>
        <Stars points={points} />
        <VisuallyHidden>{snippets.text('headless.reviews.points', { points })}</VisuallyHidden>
      </p>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.facts}>
        {author && <span>{author}</span>}
        <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>
        {verified && <span className={classes.verified}>{snippets.text('headless.reviews.verified')}</span>}
      </p>
      {size && <p className={classes.facts}>{bought.filter(Boolean).join(' · ')}</p>}
      <div className={classes.text}>
        {paragraphs.map((paragraph, place) => (
          // The index is a safe key, because the text never changes.
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      {reply && (
        <div className={classes.reply}>
          <p className={classes.from}>{snippets.text('headless.reviews.reply')}</p>
          <p>{reply}</p>
        </div>
      )}
    </article>
  );
});
