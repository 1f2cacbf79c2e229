import { defineBlock, line } from '@weefsel/content-schema';
import type { BlogsOverviewBlock } from './reading';

export const schema = defineBlock<BlogsOverviewBlock>({
  name: 'blogsOverview',
  title: 'Alle blogs',
  fields: {
    title: line('Kop'),
  },
  shown: { title: 'title' },
});
