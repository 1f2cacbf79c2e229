import { altBeside, defineBlock, line, pictureAlone, words } from '@weefsel/content-schema';
import type { QuoteBlock } from './to-quote';

export const schema = defineBlock<QuoteBlock>({
  name: 'quote',
  title: 'Citaat',
  fields: {
    quote: words('Citaat', { required: true, max: 400 }),
    name: line('Wie het zei', { required: true, max: 80 }),
    image: pictureAlone('Portret'),
    imageAlt: altBeside('image'),
  },
  shown: { title: 'quote', media: 'image' },
});
