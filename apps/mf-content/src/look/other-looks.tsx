import { observer, useStores } from '@weefsel/stores';
import { Picture } from '@weefsel/ui';
import type { LookLink, LookPageData } from './to-look-page';
import classes from './other-looks.module.css';

const SIZES = '96px';

function Other({ look, label, rel }: { look: LookLink; label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={classes.other} href={look.href} rel={rel}>
      <Picture {...look.image} sizes={SIZES} className={classes.picture} />
      <span>
        <span className={classes.label}>{label}</span>
        <span className={classes.title}>{look.title}</span>
      </span>
    </a>
  );
}

/** The looks before and after this one. */
export const OtherLooks = observer(({ previous, next }: Pick<LookPageData, 'previous' | 'next'>) => {
  const { snippets } = useStores();
  if (!previous && !next) return null;
  return (
    <nav className={classes.others} aria-label={snippets.text('headless.looks.others')}>
      {previous && <Other look={previous} label={snippets.text('headless.looks.previous')} rel="prev" />}
      {next && <Other look={next} label={snippets.text('headless.looks.next')} rel="next" />}
    </nav>
  );
});
