import { button, defineBlock, formed, headingLevel, line, listOf, richText } from '@weefsel/content-schema';
import type { FaqBlock, FaqItem, FaqTab } from './to-faq';

const anchor = { pattern: /^[a-z][a-z\d-]*$/, says: 'Kleine letters, cijfers en streepjes.' };

const questions = listOf<FaqItem>(
  'Vragen',
  {
    title: 'Vraag',
    fields: {
      question: line('Vraag', { required: true }),
      answer: richText('Antwoord', { required: true }),
    },
    shown: { title: 'question' },
  },
  { min: 1 },
);

export const schema = defineBlock<FaqBlock>({
  name: 'faq',
  title: 'Vragen en antwoorden',
  fields: {
    title: line('Kop'),
    headingLevel: headingLevel(),
    tabs: listOf<FaqTab>(
      'Tabbladen',
      {
        title: 'Tabblad',
        fields: {
          id: formed('Anker', anchor, { required: true }),
          title: line('Naam', { required: true, max: 40 }),
          faqs: questions,
          button: button(),
        },
        shown: { title: 'title', subtitle: 'id' },
      },
      { min: 1 },
    ),
  },
  shown: { title: 'title' },
});
