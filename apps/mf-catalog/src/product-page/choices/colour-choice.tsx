import { observer, useStores } from '@weefsel/stores';
import { isPlainClick, Picture, responsiveImage, VisuallyHidden } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import type { ColourOption } from '../product-page-data';
import { choose, chosenColour, isColourSoldOut, selectionHref } from '../product-selection';
import type { SelectionProps } from '../use-selection';
import classes from './colour-choice.module.css';

const THUMBNAIL = { width: 48, height: 86 } as const;

/** Colours of the product, as links: each colour has an address. With script the page changes at once. */
export const ColourChoice = observer(({ data, selection, select }: SelectionProps) => {
  const { snippets, config } = useStores();
  const chosen = chosenColour(data, selection);
  if (!chosen?.name) return null;

  const onClick = (event: MouseEvent, { value }: ColourOption) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select({ colour: value });
  };

  return (
    <section aria-label={snippets.text('headless.product.colour')}>
      <p className={classes.legend}>
        <span className={classes.word}>{snippets.text('headless.product.colour')}</span> {chosen.name}
      </p>
      {data.colours.length > 1 && (
        <ul className={classes.colours}>
          {data.colours.map((colour) => {
            const soldOut = isColourSoldOut(data, colour.value);
            const image = responsiveImage(colour.pictures[0]?.url, { hosts: config.imageHosts, widths: 48 });
            return (
              <li key={colour.value}>
                <a
                  className={classes.colour}
                  href={selectionHref(data, choose(data, selection, { colour: colour.value }))}
                  data-keep-scroll
                  data-sold-out={soldOut}
                  aria-current={colour.value === chosen.value ? 'true' : undefined}
                  onClick={(event) => onClick(event, colour)}
                >
                  <Picture {...THUMBNAIL} {...image} alt="" priority="eager" className={classes.picture} />
                  <span className={classes.swatch} style={{ backgroundColor: colour.swatch }} />
                  <VisuallyHidden>
                    {colour.name}
                    {soldOut && `, ${snippets.text('headless.product.soldOut').toLowerCase()}`}
                  </VisuallyHidden>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
});
