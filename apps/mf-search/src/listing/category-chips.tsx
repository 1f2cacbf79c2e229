import { observer, useStores } from '@weefsel/stores';
import classes from './category-chips.module.css';
import chip from './chip.module.css';
import { categoryLinkHref } from './address/listing-links';
import type { CategoryLink } from './listing-data';
import type { ListingAddress } from './address/listing-state';

interface CategoryChipsProps {
  links: readonly CategoryLink[];
  address: ListingAddress;
}

/** Quick ways to the categories around this one. */
export const CategoryChips = observer(function CategoryChips({ links, address }: CategoryChipsProps) {
  const { snippets } = useStores();
  if (links.length < 2) return null;
  return (
    <nav aria-label={snippets.text('headless.listing.categories')}>
      <ul className={classes.chips}>
        {links.map((link) => (
          <li key={link.name + String(link.depth)}>
            <a
              className={chip.chip}
              href={categoryLinkHref(link, address)}
              aria-current={link.current && 'page'}
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
