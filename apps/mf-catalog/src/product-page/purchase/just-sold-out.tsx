import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import type { ProductPageData } from '../product-page-data';
import { sizeOptions, type Selection } from '../product-selection';
import type { Select } from '../use-selection';
import classes from './purchase.module.css';

interface JustSoldOutProps {
  /** What is left. */
  data: ProductPageData;
  /** What was asked for. */
  wanted: Selection;
  select: Select;
}

/** Says that the last piece has just gone, and offers the other sizes. */
export const JustSoldOut = observer(function JustSoldOut({ data, wanted, select }: JustSoldOutProps) {
  const { snippets } = useStores();
  const { size } = wanted;
  const name = size ? snippets.text('headless.product.inSize', { name: data.name, size }) : data.name;
  const others = sizeOptions(data, wanted).filter(({ soldOut }) => !soldOut);
  return (
    <Message kind="error">
      <p>{snippets.text('headless.product.justSoldOut', { name })}</p>
      {others.length > 0 && (
        <div className={classes.others}>
          <span>{snippets.text('headless.product.otherSizes')}</span>
          {others.map(({ value }) => (
            <Button
              key={value}
              variant="secondary"
              size="small"
              aria-label={snippets.text('headless.product.chooseOther', { size: value })}
              onClick={() => select({ size: value })}
            >
              {value}
            </Button>
          ))}
        </div>
      )}
    </Message>
  );
});
