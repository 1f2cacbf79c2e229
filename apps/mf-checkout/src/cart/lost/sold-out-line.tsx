import { observer, useStores, type CopiedLine } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { hrefOf } from '../lines/to-line';
import { lineName } from './line-name';
import classes from './lost-lines.module.css';
import type { OtherChoice } from './other-choices';

interface SoldOutLineProps {
  line: CopiedLine;
  why: 'sold-out' | 'unavailable';
  onSettled: () => void;
}

const TEXTS = {
  'sold-out': 'headless.cart.lost.soldOut',
  unavailable: 'headless.cart.lost.unavailable',
} as const;

const bringChoices = () => import(/* webpackChunkName: "other-choices" */ './other-choices');

/** Names a line that is no longer available, with its closest replacements. */
export const SoldOutLine = observer(function SoldOutLine({ line, why, onSettled }: SoldOutLineProps) {
  const { cart, commerce, snippets } = useStores();
  const [others, setOthers] = useState<readonly OtherChoice[]>([]);
  const name = lineName(line, snippets);
  const href = hrefOf(line.seoPath);

  useEffect(() => {
    let isShown = true;
    void bringChoices()
      .then(({ otherChoices }) => otherChoices(commerce, line))
      .then((found) => isShown && setOthers(found), console.error);
    return () => void (isShown = false);
  }, [commerce, line]);

  const settle = () => {
    cart.memory.settle([line.id]);
    onSettled();
  };
  const take = async ({ id, options }: OtherChoice) => {
    if ((await cart.add(id, line.quantity, { ...line, id, options })) !== 'failed') settle();
  };

  return (
    <Message kind="info">
      <p>{snippets.text(TEXTS[why], { name })}</p>
      {others.length > 0 && (
        <div className={classes.ways}>
          <span>{snippets.text('headless.cart.lost.others')}</span>
          {others.map((other) => (
            <Button
              key={other.id}
              variant="secondary"
              size="small"
              busy={cart.isPending(other.id)}
              aria-label={snippets.text('headless.cart.lost.putOther', {
                name: line.name,
                choice: other.label,
              })}
              onClick={() => void take(other)}
            >
              {other.label}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.ways}>
        {href && (
          <Button href={href} variant="underline" size="small">
            {snippets.text('headless.cart.lost.look', { name: line.name })}
          </Button>
        )}
        <Button variant="underline" size="small" onClick={settle}>
          {snippets.text('headless.cart.lost.settle')}
        </Button>
      </div>
    </Message>
  );
});
