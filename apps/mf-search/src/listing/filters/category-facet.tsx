import { useId } from 'react';
import { categoryLinkHref } from '../category-link-href';
import type { CategoryLink } from '../listing-data';
import type { ListingAddress } from '../use-listing-address';
import classes from './category-facet.module.css';
import { SHOWN_AT_FIRST, ShowMore, useExpanded } from './show-more';

/** Name of this facet for the parameter that shows all of it. */
const FACET_KEY = 'categorie';

interface CategoryFacetProps {
  links: readonly CategoryLink[];
  address: ListingAddress;
}

/** The categories around this listing, with how much there is in each. */
export function CategoryFacet({ links, address }: CategoryFacetProps) {
  const listId = useId();
  const [expanded, setExpanded] = useExpanded(address.state, FACET_KEY);
  const shown = links.filter(
    ({ current, depth }, index) => expanded || index < SHOWN_AT_FIRST || current || depth,
  );
  return (
    <>
      <ul id={listId}>
        {shown.map((link) => (
          <li key={link.name + String(link.depth)} style={{ paddingInlineStart: `${link.depth ?? 0}rem` }}>
            <a
              className={classes.link}
              href={categoryLinkHref(link, address)}
              aria-current={link.current && 'page'}
              {...('href' in link ? undefined : { rel: 'nofollow', 'data-keep-scroll': '' })}
            >
              {link.name}
              {link.count !== undefined && <span className={classes.count}> ({link.count})</span>}
            </a>
          </li>
        ))}
      </ul>
      {links.length > SHOWN_AT_FIRST && (
        <ShowMore
          facetKey={FACET_KEY}
          listId={listId}
          expanded={expanded}
          onToggle={() => setExpanded(!expanded)}
        />
      )}
    </>
  );
}
