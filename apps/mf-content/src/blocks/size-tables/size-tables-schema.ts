import { choice, defineBlock, line } from '@weefsel/content-schema';
import type { SizeTablesBlock } from './to-size-tables';

export const schema = defineBlock<SizeTablesBlock>({
  name: 'sizeTables',
  title: 'Maattabellen',
  fields: {
    title: line('Kop', { max: 60 }),
    department: choice('Van wie', { ladies: 'Dames', men: 'Heren' }, { required: true }),
  },
  shown: { title: 'title' },
});
