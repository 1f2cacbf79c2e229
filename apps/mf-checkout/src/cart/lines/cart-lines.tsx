import { observer, useStores } from '@weefsel/stores';
import type { Notice } from '../notices/notice';
import { CartLine } from './cart-line';
import classes from './cart-lines.module.css';
import { PromotionLine } from './promotion-line';
import { toLine } from './to-line';
import type { LineWatcher } from './use-line-change';

interface CartLinesProps extends LineWatcher {
  notices: readonly Notice[];
  /** Id of a line's element in the document. */
  elementIdOf: (lineId: string) => string;
}

/** Everything in the cart, discounts last. */
export const CartLines = observer(function CartLines({ notices, elementIdOf, ...watcher }: CartLinesProps) {
  const { cart, snippets } = useStores();
  const things = cart.lines.filter((line) => !cart.promotions.includes(line));
  const noticeOf = (id: string) => notices.find(({ lineId }) => lineId === id);
  const sayAbout = (id: string) => {
    const notice = noticeOf(id);
    return notice && snippets.text(notice.text, notice.values);
  };
  return (
    <ul className={classes.lines} aria-label={snippets.text('headless.cart.lines')}>
      {things.map((line) => (
        <li key={line.id} id={elementIdOf(line.id)} tabIndex={-1}>
          <CartLine line={toLine(line)} notice={sayAbout(line.id)} {...watcher} />
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
