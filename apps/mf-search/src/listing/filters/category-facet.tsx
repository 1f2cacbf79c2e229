import { locale } from '@weefsel/contracts';
import { useId, type CSSProperties } from 'react';
import { categoryLinkHref } from '../address/listing-links';
import type { ListingData, CategoryLink, ListingViewProps } from '../listing-data';
import classes from './category-facet.module.css';
import { ShowMore, useExpanded } from './show-more';
import { SHOWN_AT_FIRST } from './shown-at-first';

/** A category with its level in the tree, 1 for the outermost. */
type TreeLink = CategoryLink & { level: number; isParent?: true };

/**
 * The path to the present category, with its siblings or children. On a category page the parents come from the crumbs.
 * A listing narrowed to a category has the whole branch in its links.
 */
export function categoryTree({ crumbs, categories, total }: ListingData): TreeLink[] {
  const { links } = categories;
  const isOfPages = links.some((link) => 'href' in link);
  if (!isOfPages) return links.map((link) => ({ ...link, level: (link.depth ?? 0) + 1 }));
  const present = links.some(({ current }) => current);
  const way = present ? crumbs.slice(1, -1) : crumbs.slice(1);
  const parents = way.map((crumb, index): TreeLink => {
    const isHere = !present && index === way.length - 1;
    return { ...crumb, level: index + 1, isParent: true, ...(isHere && { current: true, count: total }) };
  });
  return [...parents, ...links.map((link): TreeLink => ({ ...link, level: way.length + 1 }))];
}

/** Value of the parameter that expands this facet. */
const FACET_KEY = 'categorie';

/** The categories around this listing as a tree, with product counts. */
export function CategoryFacet({ data, address }: ListingViewProps) {
  const listId = useId();
  const [expanded, setExpanded] = useExpanded(address.state, FACET_KEY);
  const { title, links } = data.categories;
  const tree = categoryTree(data);
  const parents = tree.length - links.length;
  const shown = tree.filter(
    ({ current, depth, isParent }, index) =>
      expanded || isParent || index < parents + SHOWN_AT_FIRST || current || depth,
  );
  return (
    <>
      <ul id={listId} aria-label={title}>
        {shown.map((link) => (
          <li
            key={link.name + String(link.level)}
            aria-level={link.level}
            className={classes.item}
            style={{ '--level': link.level - 1 } as CSSProperties}
          >
            <a
              className={classes.link}
              href={categoryLinkHref(link, address)}
              aria-current={link.current && ('href' in link ? 'page' : 'true')}
              {...('href' in link ? undefined : { rel: 'nofollow', 'data-keep-scroll': '' })}
            >
              {link.name}
              {link.count !== undefined && (
                <span className={classes.count}> ({link.count.toLocaleString(locale.code)})</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {links.length > SHOWN_AT_FIRST && (
        <ShowMore
          facetKey={FACET_KEY}
          title={title}
          listId={listId}
          expanded={expanded}
          onToggle={() => setExpanded(!expanded)}
        />
      )}
    </>
  );
}
