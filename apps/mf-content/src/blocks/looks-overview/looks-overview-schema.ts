import { defineBlock, line } from '@weefsel/content-schema';
import type { LooksOverviewBlock } from './reading';

export const schema = defineBlock<LooksOverviewBlock>({
  name: 'looksOverview',
  title: 'Alle looks',
  fields: {
    title: line('Kop'),
  },
  shown: { title: 'title' },
});
