import { observer, useStores } from '@weefsel/stores';
import { ArrowDownIcon, Container } from '@weefsel/ui';
import classes from './in-page-menu.module.css';
import type { InPageMenuProps } from './to-in-page-menu';

/** Links to related pages and to the FAQ headings further down. */
export const InPageMenu = observer(({ block: { title, pages, headings } }: { block: InPageMenuProps }) => {
  const { snippets } = useStores();
  if (pages.length + headings.length === 0) return null;

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
              <a href={`#${heading.anchor}`} className={classes.entry}>
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
