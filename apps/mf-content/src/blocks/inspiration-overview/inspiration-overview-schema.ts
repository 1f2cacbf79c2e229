import { defineBlock, line } from '@weefsel/content-schema';
import type { InspirationOverviewBlock } from './reading';

export const schema = defineBlock<InspirationOverviewBlock>({
  name: 'inspirationOverview',
  title: 'Alle looks en blogs',
  fields: {
    title: line('Kop'),
  },
  shown: { title: 'title' },
});
