import type { WithdrawalLine } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice, Picture } from '@weefsel/ui';
import type { ReactNode } from 'react';
import classes from './withdrawal.module.css';

interface WithdrawnLineProps {
  line: WithdrawalLine;
  quantity: number;
  /** Content below the name. */
  children?: ReactNode;
}

const smallest = ({ cover }: WithdrawalLine): string | undefined =>
  cover?.thumbnails?.filter(({ width }) => width >= 160).sort((a, b) => a.width - b.width)[0]?.url ??
  cover?.url;

/** One line of an order as it is withdrawn. */
export const WithdrawnLine = observer(function WithdrawnLine(props: WithdrawnLineProps) {
  const { line, quantity, children } = props;
  const { snippets } = useStores();
  return (
    <li className={classes.line}>
      <Picture src={smallest(line)} width={80} height={100} alt="" />
      <div className={classes.about}>
        <p className={classes.name}>
          {quantity > 0 ? `${quantity} × ` : ''}
          {line.label}
        </p>
        {line.options && <p className={classes.small}>{line.options}</p>}
        <p className={classes.small}>
          {snippets.text('headless.withdrawal.each', { price: formatPrice(line.unitRefund) })}
        </p>
        {children}
      </div>
    </li>
  );
});
