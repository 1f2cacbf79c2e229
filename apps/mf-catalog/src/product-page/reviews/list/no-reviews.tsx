import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { ReviewLinks } from '../address/review-links';

interface NoReviewsProps {
  /** There are some, but not that many pages of them. */
  isPastEnd: boolean;
  links: ReviewLinks;
}

/** Says why there is nothing to read where something was asked for, and leads to what there is. */
export const NoReviews = observer(({ isPastEnd, links: { to } }: NoReviewsProps) => {
  const { snippets } = useStores();
  const action = isPastEnd
    ? { label: snippets.text('headless.reviews.toFirstPage'), href: to({}) }
    : { label: snippets.text('headless.reviews.showAll'), href: to({ stars: undefined, size: undefined }) };
  return (
    <Message kind="info" action={action}>
      {snippets.text(`headless.reviews.${isPastEnd ? 'pastEnd' : 'noneFound'}`)}
    </Message>
  );
});
