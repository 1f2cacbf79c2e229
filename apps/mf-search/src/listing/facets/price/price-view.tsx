import { observer, useStores } from '@weefsel/stores';
import type { CSSProperties } from 'react';
import { facetParameter } from '../../address/listing-state';
import type { FacetViewProps } from '../facet-kind';
import { MAX_PRICE_TEXT, SIDES } from './price-entry';
import { type PriceFacet, PRICE_KEY, printEuro } from './price-range';
import classes from './price-view.module.css';
import { usePriceDraft } from './use-price-draft';

const FIELD_LABEL = { min: 'headless.listing.priceFrom', max: 'headless.listing.priceTo' } as const;
const FIELD_WORD = { min: 'headless.listing.from', max: 'headless.listing.to' } as const;
const THUMB_LABEL = { min: 'headless.listing.lowestPrice', max: 'headless.listing.highestPrice' } as const;

/** A range of prices: two thumbs on one track, and two fields for exact amounts. */
export const PriceView = observer(function PriceView({ facet, address }: FacetViewProps<PriceFacet>) {
  const { snippets } = useStores();
  const { title, min, max } = facet;
  const draft = usePriceDraft({ min, max }, address);
  const share = (amount: number) => `${((amount - min) / (max - min)) * 100}%`;
  const filled = { '--from': share(draft.range.min), '--to': share(draft.range.max) } as CSSProperties;

  return (
    <div role="group" aria-label={title}>
      <div className={classes.track} style={filled}>
        {SIDES.map((side) => (
          <input
            key={side}
            type="range"
            className={classes.thumb}
            data-raised={(side === 'min' && draft.range.min > (min + max) / 2) || undefined}
            aria-label={snippets.text(THUMB_LABEL[side])}
            aria-valuetext={printEuro(draft.range[side])}
            min={min}
            max={max}
            value={draft.range[side]}
            autoComplete="off"
            onChange={(event) => draft.slide(side, event.target.value)}
          />
        ))}
      </div>
      <div className={classes.fields}>
        {SIDES.map((side) => (
          <label key={side} className={classes.field}>
            <span aria-hidden="true">{snippets.text(FIELD_WORD[side])} €</span>
            <input
              className={classes.amount}
              aria-label={snippets.text(FIELD_LABEL[side])}
              name={facetParameter(PRICE_KEY)}
              inputMode="decimal"
              maxLength={MAX_PRICE_TEXT}
              autoComplete="off"
              value={draft.text(side)}
              onChange={(event) => draft.type(side, event.target.value)}
              onBlur={draft.leave}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                draft.leave();
              }}
            />
          </label>
        ))}
      </div>
    </div>
  );
});
