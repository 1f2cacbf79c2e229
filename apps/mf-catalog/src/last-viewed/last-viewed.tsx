import type { FragmentProps, LastViewedProps } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading, RailSkeleton } from '@weefsel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SliderCards } from '../product-slider/slider-cards';
import { forgetViewed } from './last-viewed-storage';
import classes from './last-viewed.module.css';
import type { LastViewedData } from './load-last-viewed';
import { useCards, useViewedIds } from './use-viewed-cards';

/** Texts of cards, except those of their hearts. */
const CARD_TEXTS = [
  'headless.product.free',
  'headless.product.fromPrice',
  'headless.product.wasPrice',
  'headless.product.nowPrice',
  'headless.product.cardLowestPrice',
  'headless.product.sale',
] as const satisfies readonly SnippetKey[];

interface ViewedProps extends LastViewedProps {
  showSalePercentage: boolean;
  onForget: () => void;
}

const Viewed = observer(({ except, most, onKnown, showSalePercentage, onForget }: ViewedProps) => {
  const { snippets, commerce } = useStores();
  const ids = useViewedIds(except).slice(0, most);
  const cards = useCards(ids, commerce.product);
  const tellKnown = useEffectEvent(() => onKnown?.());
  const isKnown = cards !== undefined;
  useEffect(() => {
    if (isKnown) tellKnown();
  }, [isKnown]);
  const name = snippets.text('headless.lastViewed.title');
  if (ids.length === 0) return null;
  if (!cards) return <RailSkeleton />;
  if (cards.length === 0) return null;
  const heading = (
    <div className={classes.heading}>
      <Heading level={2}>{name}</Heading>
      <Button variant="underline" size="small" onClick={onForget}>
        {snippets.text('headless.lastViewed.forget')}
      </Button>
    </div>
  );
  return (
    <SliderCards
      cards={cards}
      list={{ id: 'last-viewed', name }}
      heading={heading}
      showSalePercentage={showSalePercentage}
    />
  );
});

/**
 * Products that this browser viewed before, newest first. The list is stored in this browser only. Renders nothing
 * without script.
 */
export const Fragment = observer(function LastViewed({
  data,
  ...viewed
}: LastViewedProps & FragmentProps<LastViewedData>) {
  const { snippets } = useStores();
  const [forgotten, setForgotten] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // Cards are rendered in the browser only, so their texts are carried along.
  snippets.carry('lastViewed', 'slider', 'wishlist');
  CARD_TEXTS.forEach((key) => snippets.text(key));
  // Moves the focus, because the pressed button is gone.
  useEffect(() => {
    if (forgotten) said.current?.focus({ preventScroll: true });
  }, [forgotten]);
  const forget = () => {
    forgetViewed();
    setForgotten(true);
  };
  return (
    <div className={classes.place}>
      {forgotten ? (
        <p ref={said} tabIndex={-1} role="status" className={classes.forgotten}>
          {snippets.text('headless.lastViewed.forgotten')}
        </p>
      ) : (
        <Viewed {...viewed} showSalePercentage={data?.showSalePercentage ?? true} onForget={forget} />
      )}
    </div>
  );
});
