import { observer, useStores } from '@weefsel/stores';
import { LIST_ID } from '../address/review-parameters';
import type { ReviewLinks } from '../address/review-links';
import type { ReviewsData } from '../reviews-data';
import { NoReviews } from './no-reviews';
import { ReviewCard } from './review-card';
import { ReviewFilters } from './review-filters';
import classes from './review-list.module.css';
import { ReviewPages } from './review-pages';

interface ReviewListProps {
  data: ReviewsData;
  links: ReviewLinks;
}

/** Number of reviews that match the filters. */
const FoundCount = observer(({ data: { found }, links: { wish, to } }: ReviewListProps) => {
  const { snippets } = useStores();
  const key = `headless.reviews.found${found === 1 ? 'One' : ''}` as const;
  const isFiltered = Boolean(wish.stars ?? wish.size);
  return (
    <p className={classes.found}>
      <span role="status">{snippets.text(key, { count: found })}</span>
      {isFiltered && (
        <a data-keeps-choice="" href={to({ stars: undefined, size: undefined })} rel="nofollow">
          {snippets.text('headless.reviews.showAll')}
        </a>
      )}
    </p>
  );
});

/** Reviews that the address asks for, with filters and pagination. */
export const ReviewList = ({ data, links }: ReviewListProps) => (
  <div id={LIST_ID} className={classes.list}>
    <div className={classes.filters}>
      <ReviewFilters sizes={data.sizes} links={links} />
      <FoundCount data={data} links={links} />
    </div>
    {data.reviews.length === 0 ? (
      <NoReviews isPastEnd={data.found > 0} links={links} />
    ) : (
      <ul>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    )}
    <ReviewPages pages={data.pages} links={links} />
  </div>
);
