import { blockContext } from '../../testing/block-context';
import { fragmentsOf } from '../fragments-of';
import { reading, type SizeTablesBlock } from './to-size-tables';

test('tables of a department are asked of who knows their figures', () => {
  const block: SizeTablesBlock = { _type: 'sizeTables', _key: 'k', title: 'Dames', department: 'ladies' };
  const props = reading.toProps(block, blockContext());
  expect(props).toEqual({ title: 'Dames', department: 'ladies' });
  expect(fragmentsOf([{ key: 'k', type: 'sizeTables', props }])).toEqual({
    k: { remote: 'mf-catalog', name: 'SizeTables', props: { department: 'ladies' }, waits: 'near' },
  });
});
