import { altBeside, button, defineBlock, line, pictureAlone, words } from '@weefsel/content-schema';
import type { OpeningHoursBlock } from './to-opening-hours';

export const schema = defineBlock<OpeningHoursBlock>({
  name: 'openingHours',
  title: 'Openingstijden',
  fields: {
    title: line('Kop', { required: true }),
    text: words('Tekst'),
    mapImage: pictureAlone('Kaart'),
    mapImageAlt: altBeside('mapImage'),
    button: button(),
  },
  shown: { title: 'title', media: 'mapImage' },
});
