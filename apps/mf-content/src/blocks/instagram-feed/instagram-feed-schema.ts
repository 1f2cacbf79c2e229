import { defineBlock, line, numberChoice } from '@weefsel/content-schema';
import type { InstagramFeedBlock } from './to-instagram-feed';

export const schema = defineBlock<InstagramFeedBlock>({
  name: 'instagramFeed',
  title: 'Instagram',
  fields: {
    title: line('Kop'),
    feed: numberChoice('Welke', [
      [2, 'Dames'],
      [3, 'Heren'],
    ]),
  },
  shown: { title: 'title' },
});
