import { observer, useStores } from '@weefsel/stores';
import type { ReviewLinks } from '../address/review-links';
import { SORTS } from '../address/review-wish';
import type { ReviewsData } from '../reviews-data';
import { ChoiceLinks } from './choice-links';

interface ReviewFiltersProps extends Pick<ReviewsData, 'sizes'> {
  links: ReviewLinks;
}

/** Size filter and sort of the reviews. */
export const ReviewFilters = observer(({ sizes, links: { wish, to } }: ReviewFiltersProps) => {
  const { snippets } = useStores();
  const ofSize = sizes.map(({ size, count }) => ({
    name: `${size} (${count})`,
    href: to({ size }),
    isChosen: wish.size === size,
  }));
  const all = {
    name: snippets.text('headless.reviews.allSizes'),
    href: to({ size: undefined }),
    isChosen: wish.size === undefined,
  };
  const sorts = SORTS.map((sort) => ({
    name: snippets.text(`headless.reviews.sort.${sort}`),
    href: to({ sort }),
    isChosen: wish.sort === sort,
  }));
  return (
    <>
      {sizes.length > 1 && (
        <ChoiceLinks label={snippets.text('headless.reviews.bySize')} choices={[all, ...ofSize]} />
      )}
      <ChoiceLinks label={snippets.text('headless.reviews.sort')} choices={sorts} />
    </>
  );
});
