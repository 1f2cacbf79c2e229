import { paths, type FragmentProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading } from '@weefsel/ui';
import { keepChoice } from './address/keep-choice';
import { reviewLinks } from './address/review-links';
import { ReviewList } from './list/review-list';
import type { ReviewsProps } from '../../lends';
import type { ReviewsData } from './reviews-data';
import classes from './reviews.module.css';
import { FitBar } from './summary/fit-bar';
import { Histogram } from './summary/histogram';
import { Score } from './summary/score';

/** Reviews of a product. All controls are links, which work without this code. */
export const Fragment = observer(function ProductReviews(props: ReviewsProps & FragmentProps<ReviewsData>) {
  const { product, href, data } = props;
  const { snippets } = useStores();
  if (!data) return null;
  const { score, stars, fit } = data;
  const links = reviewLinks(href);
  return (
    // Updates a link before it is followed, by any key or button.
    <section className={classes.reviews} aria-labelledby="reviews-title" onClickCapture={keepChoice}>
      <Heading level={2} id="reviews-title">
        {snippets.text('headless.reviews.title')}
      </Heading>
      <div className={classes.columns}>
        <div className={classes.summary}>
          {score ? <Score {...score} /> : <p>{snippets.text('headless.reviews.none')}</p>}
          {score && <Histogram stars={stars} links={links} />}
          {fit && <FitBar {...fit} />}
          <p className={classes.checked}>{snippets.text('headless.reviews.checked')}</p>
          <Button href={paths.review.to(product)} rel="nofollow" variant="secondary">
            {snippets.text(score ? 'headless.reviews.write' : 'headless.reviews.writeFirst')}
          </Button>
        </div>
        {score && <ReviewList data={data} links={links} />}
      </div>
    </section>
  );
});
