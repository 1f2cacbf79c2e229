import { observer, useStores } from '@weefsel/stores';
import { CheckIcon } from '@weefsel/ui';
import classes from './usp-block.module.css';

const POINTS = ['headless.listing.usp.1', 'headless.listing.usp.2', 'headless.listing.usp.3'] as const;

/** Why it is good to buy here. */
export const UspBlock = observer(function UspBlock() {
  const { snippets } = useStores();
  return (
    <section className={classes.block}>
      <h2 className={classes.title}>{snippets.text('headless.listing.usp.title')}</h2>
      <ul className={classes.points}>
        {POINTS.map((point) => (
          <li key={point} className={classes.point}>
            <CheckIcon size={18} />
            {snippets.text(point)}
          </li>
        ))}
      </ul>
    </section>
  );
});
