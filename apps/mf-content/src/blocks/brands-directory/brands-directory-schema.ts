import { defineBlock, line } from '@weefsel/content-schema';
import type { BrandsDirectoryBlock } from './to-brands-directory';

export const schema = defineBlock<BrandsDirectoryBlock>({
  name: 'brandsDirectory',
  title: 'Alle merken van A tot Z',
  fields: {
    title: line('Kop'),
  },
  shown: { title: 'title' },
});
