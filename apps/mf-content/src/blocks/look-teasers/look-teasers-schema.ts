import { defineBlock, line, listTo } from '@weefsel/content-schema';
import type { LookTeasersBlock } from './to-look-teasers';

export const schema = defineBlock<LookTeasersBlock, 'cards'>({
  name: 'lookTeasers',
  title: 'Looks om te bekijken',
  fields: {
    title: line('Kop', { required: true }),
    looks: listTo('look', 'Looks', { max: 6 }),
  },
  shown: { title: 'title' },
});
