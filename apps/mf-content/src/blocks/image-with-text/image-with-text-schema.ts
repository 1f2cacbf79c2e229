import {
  altBeside,
  button,
  choice,
  defineBlock,
  headingLevel,
  line,
  pictureAlone,
  richText,
  yesNo,
} from '@weefsel/content-schema';
import type { ImageWithTextBlock } from './to-image-with-text';

export const schema = defineBlock<ImageWithTextBlock>({
  name: 'imageWithText',
  title: 'Beeld met tekst',
  fields: {
    title: line('Kop', { required: true }),
    headingLevel: headingLevel(),
    text: richText('Tekst', { required: true }),
    button: button(),
    image: pictureAlone('Beeld', { required: true }),
    imageAlt: altBeside('image'),
    imageFormat: choice('Vorm van het beeld', {
      square: 'Vierkant',
      rectangleHorizontal: 'Liggend',
      rectangleVertical: 'Staand',
    }),
    imageLeft: yesNo('Beeld voor de tekst', { initially: true }),
    imageBoxShadow: choice('Rand om het beeld', { solid: 'Vlak', border: 'Lijn' }),
  },
  shown: { title: 'title', media: 'image' },
});
