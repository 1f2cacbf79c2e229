import { defineBlock, line } from '@weefsel/content-schema';
import type { BrandsDirectoryBlock } from './brands-directory-shape';

export const schema = defineBlock<BrandsDirectoryBlock>({
  name: 'brandsDirectory',
  title: 'Alle merken van A tot Z',
  fields: {
    title: line('Kop'),
  },
  shown: { title: 'title' },
});
