import { screen, within } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { withoutLayout } from '../../testing/without-layout';
import { ManufacturerSlider } from './manufacturer-slider';
import { reading, type ManufacturerSliderBlock } from './to-manufacturer-slider';

const block: ManufacturerSliderBlock = {
  _type: 'manufacturerSlider',
  _key: 'k',
  title: 'Onze merken',
  elements: [
    { _key: 'a', brand: { name: 'Noordzij', url: '/nl/merken/noordzij/' } },
    { _key: 'b', brand: null },
    { _key: 'c', itemTitle: 'Duinroos' },
  ],
  finalLink: { text: 'Alle merken', link: '/nl/merken/', type: 'primary', buttonType: 'internal' },
};

test('brands stand side by side; the last tile leads to all of them [BLK-17]', () => {
  withoutLayout();
  showInShop(<ManufacturerSlider block={reading.toProps(block, blockContext())} />);
  const tiles = screen.getAllByRole('listitem');
  expect(tiles.map((tile) => tile.textContent)).toEqual(['Noordzij', 'Duinroos', 'Alle merken']);
  expect(screen.getByRole('link', { name: 'Noordzij' })).toHaveAttribute('href', '/nl/merken/noordzij/');
  const last = within(tiles.at(-1) ?? document.body).getByRole('link');
  expect(last).toHaveAttribute('href', '/nl/merken/');
});
