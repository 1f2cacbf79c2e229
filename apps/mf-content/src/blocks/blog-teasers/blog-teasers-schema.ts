import { defineBlock, line, listTo } from '@weefsel/content-schema';
import type { BlogTeasersBlock } from './to-blog-teasers';

export const schema = defineBlock<BlogTeasersBlock, 'cards'>({
  name: 'blogTeasers',
  title: 'Blogs om verder te lezen',
  fields: {
    title: line('Kop', { required: true }),
    blogs: listTo('blog', 'Blogs', { max: 6 }),
  },
  shown: { title: 'title' },
});
