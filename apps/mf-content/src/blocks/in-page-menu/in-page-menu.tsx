import { observer, useStores } from '@weefsel/stores';
import { ArrowDownIcon, Container } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import classes from './in-page-menu.module.css';
import type { InPageMenuProps } from './to-in-page-menu';

/** Room in px that stays free above a heading: the header and the line above. */
const OFFSET_PX = 150;

/** Scrolls to a heading, smoothly where that is wanted, and hands it the focus. False when it is not on the page. */
function scrollToHeading(anchor: string): boolean {
  const heading = document.getElementById(anchor);
  if (!heading) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = scrollY + heading.getBoundingClientRect().top - OFFSET_PX;
  heading.focus({ preventScroll: true });
  scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
  return true;
}

/** Ways to related pages and to the questions further down. */
export const InPageMenu = observer(({ block: { title, pages, headings } }: { block: InPageMenuProps }) => {
  const { snippets } = useStores();
  if (pages.length + headings.length === 0) return null;

  const jump = (event: MouseEvent, anchor: string) => {
    if (scrollToHeading(anchor)) event.preventDefault();
  };

  return (
    <Container>
      <nav aria-label={title || snippets.text('headless.content.pageMenu')}>
        <ul className={classes.list}>
          {pages.map((page) => (
            <li key={page.href}>
              <a href={page.href} className={classes.entry} aria-current={page.current ? 'page' : undefined}>
                {page.title}
              </a>
            </li>
          ))}
          {headings.map((heading) => (
            <li key={heading.anchor}>
              <a
                href={`#${heading.anchor}`}
                className={classes.entry}
                onClick={(event) => jump(event, heading.anchor)}
              >
                {heading.title}
                <ArrowDownIcon size={16} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
});
