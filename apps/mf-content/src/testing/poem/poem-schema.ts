import { defineBlock, to, words } from '@weefsel/content-schema';
import type { PoemBlock } from './poem-shape';

export const schema = defineBlock<PoemBlock, 'poet'>({
  name: 'poem',
  title: 'Gedicht',
  fields: { lines: words('Regels', { required: true }), writer: to('brand', 'Dichter') },
});
