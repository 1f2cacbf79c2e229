import type { Crumb } from '@weefsel/contracts';
import classes from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From home to this page; the last one is not a link. */
  crumbs: readonly Crumb[];
  /** Name of the landmark, e.g. "Kruimelpad". */
  label: string;
}

/** The crumbs from home to this page. */
export function Breadcrumbs({ crumbs, label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={classes.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href + crumb.name} className={classes.crumb}>
            {index < crumbs.length - 1 ? (
              <a className={classes.link} href={crumb.href}>
                {crumb.name}
              </a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
