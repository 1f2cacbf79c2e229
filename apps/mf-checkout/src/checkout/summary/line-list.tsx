import { observer, useStores } from '@weefsel/stores';
import { formatPrice, Skeleton } from '@weefsel/ui';
import { LinePicture } from '../../cart/lines/line-picture';
import type { Line } from '../../cart/lines/to-line';
import classes from './line-list.module.css';

const LineRow = observer(function LineRow({ line }: { line: Line }) {
  const { snippets } = useStores();
  const options = line.options.map((option) => snippets.text('headless.cart.option', option));
  const pieces = snippets.text('headless.checkout.pieces', { count: line.quantity });
  return (
    <li className={classes.line}>
      <div className={classes.picture}>{line.picture && <LinePicture line={line} />}</div>
      <div className={classes.what}>
        <p>
          {line.quantity > 1 && `${pieces} `}
          {line.name}
        </p>
        {options.length > 0 && <p className={classes.options}>{options.join(', ')}</p>}
      </div>
      <p className={classes.amount}>{formatPrice(line.total)}</p>
    </li>
  );
});

export const LineList = ({ lines, loading = false }: { lines: readonly Line[]; loading?: boolean }) => (
  <ul className={classes.lines}>
    {loading ? (
      <li className={classes.line}>
        <div className={classes.picture}>
          <Skeleton ratio="5 / 9" />
        </div>
        <div className={classes.what}>
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="60%" height="1.3125rem" />
        </div>
      </li>
    ) : (
      lines.map((line) => <LineRow key={line.id} line={line} />)
    )}
  </ul>
);
