import type { TrackedList } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Rail } from '@weefsel/ui';
import { useRef, type ReactNode } from 'react';
import { SliderCard } from './slider-card';
import { useTrackedSlider } from './use-tracked-slider';

export interface SliderCardsProps {
  cards: readonly ProductCardData[];
  /** Name and id of the list, for tracking. */
  list: TrackedList;
  heading?: ReactNode;
  /** True when badges show the percentage. */
  showSalePercentage: boolean;
}

/** Products side by side, tracked as a list. */
export const SliderCards = observer(({ cards, list, heading, showSalePercentage }: SliderCardsProps) => {
  const { snippets } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const tellFollowed = useTrackedSlider(place, list, cards);
  return (
    <div ref={place}>
      <Rail
        label={list.name || snippets.text('headless.slider.label')}
        heading={heading}
        previousLabel={snippets.text('headless.slider.previous')}
        nextLabel={snippets.text('headless.slider.next')}
      >
        {cards.map((card, index) => (
          <SliderCard
            key={card.id}
            card={card}
            showSalePercentage={showSalePercentage}
            onFollow={() => tellFollowed(card, index)}
          />
        ))}
      </Rail>
    </div>
  );
});
