import { altBeside, button, defineBlock, line, pictureAlone, words } from '@weefsel/content-schema';
import { productTabs } from '../product-slider/product-slider-tab-schema';
import type { InspirationBlock } from './to-inspiration';

export const schema = defineBlock<InspirationBlock>({
  name: 'inspiration',
  title: 'Beeld met artikelen',
  fields: {
    title: line('Kop', { required: true, max: 80 }),
    text: words('Tekst', { max: 300 }),
    image: pictureAlone('Beeld'),
    imageAlt: altBeside('image'),
    button: button(),
    tabs: productTabs(),
  },
  shown: { title: 'title', media: 'image' },
});
