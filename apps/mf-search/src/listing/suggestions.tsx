import { useId } from 'react';
import chip from './chip.module.css';
import classes from './suggestions.module.css';

interface SuggestionsProps {
  title: string;
  links: readonly { name: string; href: string }[];
}

/** Links to other pages, for a listing with few or no products. */
export function Suggestions({ title, links }: SuggestionsProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={classes.ways}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a className={chip.chip} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
