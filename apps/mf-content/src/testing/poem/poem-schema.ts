import { defineBlock, to, words } from '@weefsel/content-schema';
import type { PoemBlock } from './to-poem';

export const schema = defineBlock<PoemBlock, 'poet'>({
  name: 'poem',
  title: 'Gedicht',
  fields: { lines: words('Regels', { required: true }), writer: to('brand', 'Dichter') },
});
