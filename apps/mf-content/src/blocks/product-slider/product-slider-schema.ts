import { defineBlock, line } from '@weefsel/content-schema';
import { productTabs } from './product-slider-tab-schema';
import type { ProductSliderBlock } from './to-product-slider';

export const schema = defineBlock<ProductSliderBlock>({
  name: 'productSlider',
  title: 'Rij met artikelen',
  fields: {
    title: line('Kop'),
    tabs: productTabs(),
  },
  shown: { title: 'title' },
});
