import { useEffect, useEffectEvent, useState } from 'react';
import type { ListingAddress } from '../../address/listing-state';
import { changedRange, printAmount, samePrice, SIDES, toPriceFilter, type PriceSide } from './price-entry';
import { chosenRange, withPrice, type PriceRange } from './price-range';

/** Delay between the last change and the request for products, in ms. */
const PRICE_PAUSE_MS = 1000;

type Texts = { [S in PriceSide]?: string };

const NO_TEXTS: Texts = {};

/** The price range while the shopper edits it, separate from the applied one. */
export function usePriceDraft(limits: PriceRange, { path, state, go }: ListingAddress) {
  const asked = chosenRange(state);
  const chosen = {
    min: Math.max(limits.min, asked?.min ?? limits.min),
    max: Math.min(limits.max, asked?.max ?? limits.max),
  };
  const [base, setBase] = useState(chosen);
  const [range, setRange] = useState(chosen);
  const [texts, setTexts] = useState(NO_TEXTS);

  if (!samePrice(base, chosen)) {
    setBase(chosen);
    setRange(chosen);
    setTexts(NO_TEXTS);
  }

  // The range after the typed texts; invalid input is reset.
  const settled = SIDES.reduce((so, side) => {
    const text = texts[side];
    return text === undefined ? so : (changedRange(so, limits, side, text) ?? so);
  }, range);
  const { min, max } = settled;
  const changed = !samePrice(range, base) || SIDES.some((side) => texts[side] !== undefined);

  const send = useEffectEvent(() => {
    const price = toPriceFilter(settled, limits);
    const isNew = !samePrice(price, asked);
    setRange(isNew ? settled : chosen);
    setTexts(NO_TEXTS);
    if (isNew) go(withPrice(state, price));
  });
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => send(), PRICE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed, min, max, texts]);

  // Closing the panel applies the last input, unless the shopper left the page.
  const sendLast = useEffectEvent(() => {
    if (changed && location.pathname === path) send();
  });
  useEffect(() => () => sendLast(), []);

  return {
    range: settled,
    text: (side: PriceSide) => texts[side] ?? printAmount(range[side]),
    type: (side: PriceSide, text: string) => setTexts({ ...texts, [side]: text }),
    /** Applies the typed texts. */
    leave: () => {
      setRange(settled);
      setTexts(NO_TEXTS);
    },
    slide: (side: PriceSide, value: string) => {
      const next = changedRange(settled, limits, side, value);
      if (next) setRange(next);
    },
  };
}
