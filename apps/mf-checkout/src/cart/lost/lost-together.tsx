import { paths } from '@weefsel/contracts';
import { observer, useStores, type CopiedLine } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState } from 'react';
import { lineWithPieces } from './line-name';
import classes from './lost-lines.module.css';

interface LostTogetherProps {
  lines: readonly CopiedLine[];
  why: 'account' | 'expired' | 'gone';
  onSettled: () => void;
}

/**
 * Names lines that were lost together and offers to restore them. Lines of an account return with a login.
 */
export const LostTogether = observer(function LostTogether({ lines, why, onSettled }: LostTogetherProps) {
  const { cart, snippets } = useStores();
  const [hasFailed, setFailed] = useState(false);
  const ids = lines.map(({ id }) => id);

  const putBack = async () => {
    setFailed(false);
    if (await cart.putBack(lines)) onSettled();
    else setFailed(true);
  };
  const settle = () => {
    cart.memory.settle(ids);
    onSettled();
  };

  return (
    <Message kind="info" title={snippets.text(`headless.cart.lost.${why}`)}>
      <ul className={classes.names}>
        {lines.map((line) => (
          <li key={line.id}>{lineWithPieces(line, snippets)}</li>
        ))}
      </ul>
      <p>{snippets.text(`headless.cart.lost.${why}Help`)}</p>
      {hasFailed && <p role="alert">{snippets.text('headless.cart.lost.putBackFailed')}</p>}
      <div className={classes.ways}>
        {why === 'account' ? (
          <Button href={paths.login.to(paths.cart.to())} size="small">
            {snippets.text('headless.cart.lost.login')}
          </Button>
        ) : (
          <Button size="small" busy={ids.some(cart.isPending)} onClick={() => void putBack()}>
            {snippets.text('headless.cart.lost.putBack')}
          </Button>
        )}
        <Button variant="underline" size="small" onClick={settle}>
          {snippets.text('headless.cart.lost.leave')}
        </Button>
      </div>
    </Message>
  );
});
