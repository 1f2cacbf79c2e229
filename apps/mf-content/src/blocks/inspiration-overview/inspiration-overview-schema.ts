import { defineBlock, line } from '@weefsel/content-schema';
import type { InspirationOverviewBlock } from './inspiration-overview-shape';

export const schema = defineBlock<InspirationOverviewBlock>({
  name: 'inspirationOverview',
  title: 'Alle looks en blogs',
  fields: {
    title: line('Kop'),
  },
  shown: { title: 'title' },
});
