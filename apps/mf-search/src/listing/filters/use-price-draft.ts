import { useEffect, useRef, useState } from 'react';
import { withPrice, type PriceRange } from '../listing-state';
import type { ListingAddress } from '../use-listing-address';
import { changedRange, printAmount, samePrice, toPriceFilter, type PriceSide } from './price-entry';

/** Pause after the last change before the products follow, in ms. */
const PRICE_PAUSE_MS = 1000;

/** The price range while it is being changed, apart from the one that the products were found with. */
export function usePriceDraft(limits: PriceRange, { state, go }: ListingAddress) {
  const chosen = {
    min: Math.max(limits.min, state.price?.min ?? limits.min),
    max: Math.min(limits.max, state.price?.max ?? limits.max),
  };
  const [base, setBase] = useState(chosen);
  const [range, setRange] = useState(chosen);
  const [texts, setTexts] = useState<{ [S in PriceSide]?: string | undefined }>({});
  const latest = useRef({ state, go });
  useEffect(() => {
    latest.current = { state, go };
  });

  if (!samePrice(base, chosen)) {
    setBase(chosen);
    setRange(chosen);
    setTexts({});
  }

  const { min, max } = range;
  const changed = !samePrice(range, base);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const now = latest.current;
      const price = toPriceFilter({ min, max }, { min: limits.min, max: limits.max });
      if (!samePrice(price, now.state.price)) now.go(withPrice(now.state, price));
    }, PRICE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed, min, max, limits.min, limits.max]);

  return {
    range,
    text: (side: PriceSide) => texts[side] ?? printAmount(range[side]),
    type: (side: PriceSide, text: string) => setTexts({ ...texts, [side]: text }),
    /** Takes what was typed; what makes no range goes back to what it was. */
    leave: (side: PriceSide) => {
      const text = texts[side];
      if (text === undefined) return;
      setTexts({ ...texts, [side]: undefined });
      const next = changedRange(range, limits, side, text);
      if (next) setRange(next);
    },
    slide: (side: PriceSide, value: string) => {
      const next = changedRange(range, limits, side, value);
      if (next) setRange(next);
    },
  };
}
