import { buttons, defineBlock } from '@weefsel/content-schema';
import type { ButtonsBlock } from './to-buttons';

export const schema = defineBlock<ButtonsBlock>({
  name: 'buttons',
  title: 'Knoppen',
  fields: {
    buttons: buttons({ min: 1 }),
  },
  shown: { title: 'buttons.0.text' },
});
