import { buttons, defineBlock, headingLevel, line, words } from '@weefsel/content-schema';
import type { CallToActionBlock } from './to-call-to-action';

export const schema = defineBlock<CallToActionBlock>({
  name: 'callToAction',
  title: 'Oproep',
  fields: {
    title: line('Kop', { required: true, max: 80 }),
    text: words('Tekst', { max: 300 }),
    headingLevel: headingLevel(),
    buttons: buttons({ min: 1, max: 3 }),
  },
  shown: { title: 'title' },
});
