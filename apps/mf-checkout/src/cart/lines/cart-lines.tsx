import { productIdOf } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import type { Notice } from '../notices/notices';
import { CartLine } from './cart-line';
import classes from './cart-lines.module.css';
import { PromotionLine } from './promotion-line';
import type { PricesOfProducts } from './load-quantity-prices';
import { useQuantityPrices } from './use-quantity-prices';
import { toLine } from './to-line';
import type { LineWatcher } from './use-line-change';
import { Skeleton, VisuallyHidden } from '@weefsel/ui';
import place from './cart-line.module.css';

/** Placeholders of two lines, until the cart is known. */
export const LinesSkeleton = observer(function LinesSkeleton() {
  const { snippets } = useStores();
  return (
    <div className={classes.lines} role="status">
      <VisuallyHidden>{snippets.text('headless.cart.loading')}</VisuallyHidden>
      {[1, 2].map((nth) => (
        <div key={nth} className={classes.place}>
          <div className={place.line}>
            <div className={place.picture}>
              <Skeleton ratio="5 / 9" />
            </div>
            <div className={place.what}>
              <Skeleton width="6rem" height="1.3125rem" />
              <Skeleton width="70%" height="1.5rem" />
              <Skeleton width="9rem" height="1.3125rem" />
              <Skeleton width="7rem" height="1.5rem" />
            </div>
            <div className={place.how}>
              <Skeleton width="7.75rem" height="2.875rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
});

interface CartLinesProps extends LineWatcher {
  notices: readonly Notice[];
  /** Id of a line's element in the document. */
  elementIdOf: (lineId: string) => string;
  /** Quantity prices that were served with the page. */
  served?: PricesOfProducts | undefined;
}

/** All lines of the cart, discounts last. */
export const CartLines = observer(function CartLines({
  notices,
  elementIdOf,
  served,
  ...watcher
}: CartLinesProps) {
  const { cart, snippets } = useStores();
  const things = cart.lines.filter((line) => !cart.promotions.includes(line));
  const steps = useQuantityPrices(
    things.flatMap((line) => productIdOf(line) ?? []),
    served,
  );
  const sayAbout = (id: string) => {
    const notice = notices.find(({ lineId }) => lineId === id);
    return notice && snippets.text(notice.text, notice.values);
  };
  return (
    <ul className={classes.lines} aria-label={snippets.text('headless.cart.lines')}>
      {things.map((line) => (
        <li key={line.id} id={elementIdOf(line.id)} tabIndex={-1}>
          <CartLine
            line={toLine(line)}
            notice={sayAbout(line.id)}
            steps={steps.get(productIdOf(line) ?? '')}
            {...watcher}
          />
        </li>
      ))}
      {cart.promotions.map((line) => (
        <li key={line.id} id={elementIdOf(line.id)} tabIndex={-1}>
          <PromotionLine line={toLine(line)} code={line.payload?.code || undefined} {...watcher} />
        </li>
      ))}
    </ul>
  );
});
