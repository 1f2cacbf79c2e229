import { observer, useStores } from '@weefsel/stores';
import { Button, isPlainClick } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { choose, otherColours, selectionHref } from '../product-selection';
import type { SelectionProps } from '../use-selection';
import { likeItHref } from './like-it-href';
import classes from './sold-out-choice.module.css';

/** The same product in other colours, and similar products in the same size. */
export const Alternatives = observer(function Alternatives({ data, selection, select }: SelectionProps) {
  const { snippets } = useStores();
  const others = otherColours(data, selection);
  const { size, length } = selection;
  const like = likeItHref(data, selection);
  const onClick = (event: MouseEvent, colour: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select({ colour });
  };
  return (
    <>
      {others.length > 0 && (
        <div className={classes.others}>
          <span>{snippets.text('headless.product.alertColours')}</span>
          {others.map(({ name, value }) => (
            <Button
              key={value}
              variant="secondary"
              size="small"
              href={selectionHref(data, choose(data, selection, { colour: value }))}
              data-keep-scroll
              onClick={(event: MouseEvent) => onClick(event, value)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {like && (
        <p>
          <a href={like.href}>
            {size
              ? snippets.text('headless.product.alertLikeInSize', {
                  category: like.name,
                  size: length ? `${size}/${length}` : size,
                })
              : snippets.text('headless.product.alertLike', { category: like.name })}
          </a>
        </p>
      )}
    </>
  );
});
