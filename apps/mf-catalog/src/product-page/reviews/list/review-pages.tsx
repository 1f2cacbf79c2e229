import { observer, useStores } from '@weefsel/stores';
import { KEEPS_CHOICE } from '../address/keep-choice';
import type { ReviewLinks } from '../address/review-links';
import classes from './review-pages.module.css';

interface ReviewPagesProps {
  pages: number;
  links: ReviewLinks;
}

/** Links to the previous and the next page. */
export const ReviewPages = observer(({ pages, links: { wish, to } }: ReviewPagesProps) => {
  const { snippets } = useStores();
  const { page } = wish;
  if (pages < 2 || page > pages) return null;
  const link = (target: number, name: 'previous' | 'next') => (
    <a {...KEEPS_CHOICE} className={classes.link} href={to({ page: target })} rel="nofollow">
      {snippets.text(`headless.reviews.${name}`)}
    </a>
  );
  return (
    <nav className={classes.pages} aria-label={snippets.text('headless.reviews.pages')}>
      {page > 1 && link(page - 1, 'previous')}
      <span className={classes.place}>{snippets.text('headless.reviews.page', { page, pages })}</span>
      {page < pages && link(page + 1, 'next')}
    </nav>
  );
});
