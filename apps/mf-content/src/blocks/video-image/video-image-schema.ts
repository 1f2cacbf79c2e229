import { altBeside, defineBlock, film, line, pictureAlone, words } from '@weefsel/content-schema';
import type { VideoImageBlock } from './to-video-image';

export const schema = defineBlock<VideoImageBlock>({
  name: 'videoImage',
  title: 'Film of beeld',
  fields: {
    title: line('Kop'),
    image: pictureAlone('Beeld', { required: true }),
    imageAlt: altBeside('image'),
    video: film('Film'),
    transcript: words('Wat er te horen en te zien is', { max: 4000, rows: 8 }),
  },
  shown: { title: 'title', media: 'image' },
});
