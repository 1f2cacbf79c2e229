import { buttons, defineBlock, headingLevel, line, richText } from '@weefsel/content-schema';
import type { ContentBlock } from './to-content-block';

export const schema = defineBlock<ContentBlock>({
  name: 'contentBlock',
  title: 'Tekst',
  fields: {
    title: line('Kop'),
    headingLevel: headingLevel(),
    text: richText('Tekst'),
    buttons: buttons(),
  },
  shown: { title: 'title' },
});
