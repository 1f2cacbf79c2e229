import { observer, useStores } from '@weefsel/stores';
import { useId } from 'react';
import { chosenColour, chosenVariant } from '../product-selection';
import type { SelectionProps } from '../use-selection';
import { AlertRequest } from './alert-request';
import { Alternatives } from './alternatives';
import classes from './sold-out-choice.module.css';

/**
 * Offers when the chosen variant is sold out. A stock alert, other colours, and similar products in that size.
 */
export const SoldOutChoice = observer(function SoldOutChoice({ data, selection, select }: SelectionProps) {
  const { snippets } = useStores();
  const heading = useId();
  const variant = chosenVariant(data, selection);
  if (!variant || variant.inStock) return null;
  const { size, length } = variant;
  const words = [
    data.colours.length > 1 && chosenColour(data, selection)?.name.toLowerCase(),
    size && snippets.text('headless.product.alertSize', { size }),
    length && snippets.text('headless.product.alertLength', { length }),
  ].filter(Boolean);
  const choice = words.join(', ') || data.name;
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {snippets.text('headless.product.alertTitle', { choice })}
      </h2>
      <AlertRequest selection={selection} />
      <Alternatives data={data} selection={selection} select={select} />
    </section>
  );
});
