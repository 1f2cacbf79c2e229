import { screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { image, reference } from '../../testing/wire';
import { withoutLayout } from '../../testing/without-layout';
import { ContentSlider } from './content-slider';
import { reading, type ContentSliderBlock } from './to-content-slider';

beforeEach(withoutLayout);

test('tiles of a content slider show picture and words, and lead to what the editor chose [BLK-18]', () => {
  const block: ContentSliderBlock = {
    _type: 'contentSlider',
    _key: 'k',
    title: 'Shop per stof',
    elements: [
      { _key: 'a', image: image(), itemTitle: 'Linnen', text: 'Koel', link: reference('a'.repeat(32)) },
      { _key: 'b', image: { ...image(), asset: reference('kapot') }, text: 'Wol' },
      { _key: 'c' },
    ],
  };
  const warn = jest.fn();
  const context = blockContext({ warn, hrefOfCategory: (to) => (to ? '/nl/dames/linnen/' : undefined) });
  showInShop(<ContentSlider block={reading.toProps(block, context)} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Shop per stof' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Linnen' })).toHaveAttribute('href', '/nl/dames/linnen/');
  expect(screen.getByText('Koel')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Wol' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(warn).toHaveBeenCalledTimes(1);
});
