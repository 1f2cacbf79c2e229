import { observer, useStores } from '@weefsel/stores';
import { FITS, type FitSummary } from '../reviews-data';
import classes from './fit-bar.module.css';

/** Fit according to buyers: small, true to size or large, with a verdict. */
export const FitBar = observer(({ shares, verdict }: FitSummary) => {
  const { snippets } = useStores();
  return (
    <div className={classes.fit}>
      <p className={classes.verdict}>{snippets.text(`headless.reviews.verdict.${verdict}`)}</p>
      <ul className={classes.parts} aria-label={snippets.text('headless.reviews.fit')}>
        {FITS.map((fit) => (
          <li key={fit} className={classes.part} data-most={fit === verdict || undefined}>
            <span className={classes.track}>
              <span className={classes.share} style={{ inlineSize: `${shares[fit]}%` }} />
            </span>
            <span>{snippets.text(`headless.reviews.fit.${fit}`)}</span>
            <span className={classes.percentage}>{shares[fit]}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
});
