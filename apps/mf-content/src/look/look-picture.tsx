import { observer, useStores } from '@weefsel/stores';
import { Picture } from '@weefsel/ui';
import type { LookPageData } from './to-look-page';
import classes from './look-picture.module.css';
import { LOOK_SIZES } from './look-sizes';

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/** Picture of a look with a numbered link on each product. */
export const LookPicture = observer(
  ({ image, products }: Required<Pick<LookPageData, 'image' | 'products'>>) => {
    const { snippets } = useStores();
    return (
      <div className={classes.look}>
        <Picture {...image} sizes={LOOK_SIZES} priority="first" className={classes.picture} />
        {products.map(
          ({ id, number, name, href, spot }) =>
            spot && (
              <a
                key={id}
                className={classes.spot}
                style={{ left: percent(spot.x), top: percent(spot.y) }}
                data-name-on={spot.x > 0.5 ? 'left' : 'right'}
                href={href}
                aria-label={snippets.text('headless.looks.product', { name, number })}
              >
                <span className={classes.number}>{number}</span>
                <span className={classes.name} aria-hidden="true">
                  {name}
                </span>
              </a>
            ),
        )}
      </div>
    );
  },
);
