import { defineBlock, headingLevel, line, richText, words } from '@weefsel/content-schema';
import type { TextBlock } from './to-text-block';

export const schema = defineBlock<TextBlock>({
  name: 'textBlock',
  title: 'Tekst in kolommen',
  fields: {
    title: line('Kop'),
    headingLevel: headingLevel(),
    text: words('Inleiding'),
    firstColumn: richText('Eerste kolom', { required: true }),
    secondColumn: richText('Tweede kolom'),
  },
  shown: { title: 'title' },
});
