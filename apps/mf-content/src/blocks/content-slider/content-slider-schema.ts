import { defineBlock, line } from '@weefsel/content-schema';
import { sliderElements } from '../slider-tile/slider-element-schema';
import type { ContentSliderBlock } from './to-content-slider';

export const schema = defineBlock<ContentSliderBlock>({
  name: 'contentSlider',
  title: 'Rij met beelden',
  fields: {
    title: line('Kop'),
    elements: sliderElements('Beelden'),
  },
  shown: { title: 'title', media: 'elements.0.itemImage' },
});
