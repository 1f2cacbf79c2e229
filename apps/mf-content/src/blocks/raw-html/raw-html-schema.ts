import { defineBlock, line, words } from '@weefsel/content-schema';
import type { RawHtmlBlock } from './to-raw-html';

export const schema = defineBlock<RawHtmlBlock>({
  name: 'rawHtml',
  title: 'Formulier van elders',
  fields: {
    title: line('Naam', { required: true, description: 'Wat erin staat, voor wie het niet ziet.' }),
    html: words('HTML', { required: true, max: 50_000, rows: 12 }),
  },
  shown: { title: 'title' },
});
