import { blockContext } from '../../testing/block-context';
import { image, reference } from '../../testing/wire';
import { fragmentsOf } from '../fragments-of';
import { reading, type InspirationBlock } from './to-inspiration';

const block: InspirationBlock = {
  _type: 'inspiration',
  _key: 'k',
  title: 'Lagen voor de kou',
  text: 'Drie lagen is genoeg.',
  image: image(),
  imageAlt: 'Jas over een trui',
  tabs: [
    { _key: 't', title: 'Heren', pageReference: reference('c1') },
    { _key: 'u', title: 'Nergens' },
  ],
};

test('an inspiration block borrows the slider of mf-catalog for its articles [BLK-19]', () => {
  const props = reading.toProps(block, blockContext());
  expect(props).toMatchObject({ title: 'Lagen voor de kou', image: { alt: 'Jas over een trui' } });
  expect(fragmentsOf([{ key: 'k', type: 'inspiration', props }])).toEqual({
    k: {
      remote: 'mf-catalog',
      name: 'ProductSlider',
      props: { tabs: [{ title: 'Heren', dataSource: 'dpg', categoryId: 'c1' }] },
    },
  });
});

test('without articles it is a picture with words, and nothing is borrowed [BLK-19]', () => {
  const props = reading.toProps({ ...block, tabs: [] }, blockContext());
  expect(props).not.toHaveProperty('slider');
  expect(fragmentsOf([{ key: 'k', type: 'inspiration', props }])).toEqual({});
});
