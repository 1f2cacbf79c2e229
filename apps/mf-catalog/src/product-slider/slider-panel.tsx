import { useRevalidator } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import type { SliderTabContent } from './load-product-slider';
import { SliderCards, type SliderCardsProps } from './slider-cards';

interface SliderPanelProps extends Omit<SliderCardsProps, 'cards'> {
  content: SliderTabContent;
}

const FailedList = observer(() => {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  const action = {
    label: snippets.text('headless.common.retry'),
    onAction: () => void revalidate(),
    busy: state === 'loading',
  };
  return (
    <Message kind="error" action={action}>
      {snippets.text('headless.slider.failed')}
    </Message>
  );
});

/** A list of products, or an error message. */
export const SliderPanel = ({ content, ...props }: SliderPanelProps) =>
  content.state === 'failed' ? <FailedList /> : <SliderCards cards={content.cards} {...props} />;
