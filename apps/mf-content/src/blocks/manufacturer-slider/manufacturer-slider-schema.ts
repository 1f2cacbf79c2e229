import { button, defineBlock, line } from '@weefsel/content-schema';
import { sliderElements } from '../slider-tile/slider-element-schema';
import type { ManufacturerSliderBlock } from './to-manufacturer-slider';

export const schema = defineBlock<ManufacturerSliderBlock>({
  name: 'manufacturerSlider',
  title: 'Rij met merken',
  fields: {
    title: line('Kop', { required: true }),
    elements: sliderElements('Merken'),
    finalLink: button('Laatste tegel'),
  },
  shown: { title: 'title' },
});
