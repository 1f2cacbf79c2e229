import { observer, useStores } from '@weefsel/stores';
import { ChevronLeftIcon, ChevronRightIcon } from '@weefsel/ui';
import { onPlainClick } from './on-plain-click';
import { pagesShown } from './pages-shown';
import classes from './pagination.module.css';

interface PaginationProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  onChoose: (page: number) => void;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export const Pagination = observer(({ page, totalPages, hrefOf, onChoose }: PaginationProps) => {
  const { snippets } = useStores();
  if (totalPages < 2) return null;
  const present = Math.min(page, totalPages);

  /** A link without an address is a disabled one. */
  const linkTo = (target: number) =>
    target >= 1 && target <= totalPages
      ? { href: hrefOf(target), onClick: onPlainClick(() => onChoose(target)) }
      : { role: 'link', 'aria-disabled': true as const };

  return (
    <nav className={classes.pagination} aria-label={snippets.text('headless.blogs.pages')}>
      <a className={classes.step} rel="prev" {...linkTo(present - 1)}>
        <ChevronLeftIcon size={18} />
        <span>{snippets.text('headless.blogs.previousPage')}</span>
      </a>
      <ol className={classes.pages}>
        {pagesShown(present, totalPages).map((number, index) => (
          <li key={number === 'gap' ? `gap${index}` : number}>
            {number === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className={classes.page}
                {...linkTo(number)}
                aria-label={snippets.text('headless.blogs.page', { page: number })}
                aria-current={number === present ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <a className={classes.step} rel="next" {...linkTo(present + 1)}>
        <span>{snippets.text('headless.blogs.nextPage')}</span>
        <ChevronRightIcon size={18} />
      </a>
    </nav>
  );
});
