import { address, defineBlock, line, listOf, picture, words } from '@weefsel/content-schema';
import type { InfoSliderBlock } from './to-info-slider';

type Element = InfoSliderBlock['elements'][number];

export const schema = defineBlock<InfoSliderBlock>({
  name: 'infoSlider',
  title: 'Korte teksten',
  fields: {
    title: line('Kop'),
    elements: listOf<Element>(
      'Teksten',
      {
        title: 'Tekst',
        fields: {
          title: line('Kop', { required: true, max: 60 }),
          text: words('Tekst', { max: 300 }),
          image: picture('Beeld'),
        },
        shown: { title: 'title', subtitle: 'text', media: 'image' },
      },
      { min: 1, max: 12 },
    ),
    facebook: address('Facebook'),
    instagram: address('Instagram'),
    tiktok: address('TikTok'),
  },
  shown: { title: 'title', media: 'elements.0.image' },
});
