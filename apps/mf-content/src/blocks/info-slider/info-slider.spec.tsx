import { act, fireEvent, screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { withoutLayout } from '../../testing/without-layout';
import { InfoSlider } from './info-slider';
import { reading, type InfoSliderBlock } from './to-info-slider';

const block: InfoSliderBlock = {
  _type: 'infoSlider',
  _key: 'k',
  title: 'Uit het atelier',
  elements: [
    { _key: 'a', title: 'Eerst de stof', text: 'Wol uit Drenthe.' },
    { _key: 'b', title: 'Dan de snit', text: 'Op maat.' },
    { _key: 'c', title: '', text: '' },
  ],
  facebook: 'https://facebook.example/weefsel',
  instagram: 'https://instagram.example/weefsel',
  tiktok: 'javascript:alert(1)',
};
const show = () => {
  withoutLayout();
  return showInShop(<InfoSlider block={reading.toProps(block, blockContext())} />);
};

const scrollTo = (scrollLeft: number) => {
  const track = screen.getByRole('list', { name: 'Uit het atelier' });
  const sizes = { scrollLeft, clientWidth: 300, scrollWidth: 616 };
  for (const [key, value] of Object.entries(sizes))
    Object.defineProperty(track, key, { value, configurable: true });
  Object.defineProperty(track.children[1], 'offsetLeft', { value: 316, configurable: true });
  fireEvent.scroll(track);
  act(() => jest.runAllTimers());
};

describe('the info slider', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('counts what is shown, and its arrows stop at the ends [BLK-16] [BLK-31]', () => {
    show();
    scrollTo(0);
    expect(screen.getByRole('status')).toHaveTextContent('1 / 2');
    expect(screen.getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true');
    scrollTo(316);
    expect(screen.getByRole('status')).toHaveTextContent('2 / 2');
    expect(screen.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Vorige' })).not.toHaveAttribute('aria-disabled');
  });

  test('leads to the shop’s pages elsewhere that have an address [BLK-16]', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Volg ons op Facebook', 'https://facebook.example/weefsel'],
      ['Volg ons op Instagram', 'https://instagram.example/weefsel'],
    ]);
  });
});
