import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { ReviewLinks } from '../address/review-links';

interface NoReviewsProps {
  /** Reviews match, but the requested page is past the last one. */
  isPastEnd: boolean;
  links: ReviewLinks;
}

/** Explains an empty list and links to existing reviews. */
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
