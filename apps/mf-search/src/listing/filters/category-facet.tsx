import { categoryLinkHref } from '../category-link-href';
import type { CategoryLink } from '../listing-data';
import type { ListingAddress } from '../use-listing-address';
import classes from './category-facet.module.css';

interface CategoryFacetProps {
  links: readonly CategoryLink[];
  address: ListingAddress;
}

/** The categories around this listing, with how much there is in each. */
export const CategoryFacet = ({ links, address }: CategoryFacetProps) => (
  <ul>
    {links.map((link) => (
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
);
