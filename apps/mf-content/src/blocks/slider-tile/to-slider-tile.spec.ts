import { blockContext } from '../../testing/block-context';
import { image, reference } from '../../testing/wire';
import { toSliderTile, type SliderElement } from './to-slider-tile';

const WISH = { widths: [320] };
const context = blockContext({ hrefOfCategory: (to) => (to ? '/nl/dames/' : undefined) });
const tile = (element: Partial<SliderElement>) => toSliderTile({ _key: 'k', ...element }, WISH, context);
const page = { title: 'Wol wassen', slug: { current: 'wol-wassen' } };
const brand = { name: 'Noordzij', url: '/nl/merken/noordzij/', image: image('merk') };

describe('a tile of a slider', () => {
  test('leads to its page, else its brand, else its category [BLK-18]', () => {
    const link = reference('a'.repeat(32));
    expect(tile({ text: 'x', page, brand, link })?.href).toBe('/nl/wol-wassen/');
    expect(tile({ text: 'x', page: null, brand, link })?.href).toBe('/nl/merken/noordzij/');
    expect(tile({ text: 'x', brand: null, link })?.href).toBe('/nl/dames/');
    expect(tile({ text: 'x' })).not.toHaveProperty('href');
  });

  test('shows the editor’s words and picture before those of what it leads to [BLK-18]', () => {
    const own = tile({ itemTitle: 'Eigen titel', itemImage: image('eigen'), text: 'Tekst', brand });
    expect(own).toMatchObject({ title: 'Eigen titel', text: 'Tekst' });
    expect(own?.image?.src).toContain('eigen');
    expect(tile({ brand })).toMatchObject({ title: 'Noordzij' });
    expect(tile({ brand })?.image?.src).toContain('merk');
    expect(tile({ page })).toMatchObject({ title: 'Wol wassen' });
  });

  test('that leads to what is gone stays, without a link, and the operators hear of it [BLK-18]', () => {
    const warn = jest.fn();
    const element = { _key: 'k', text: 'Lees', pageReference: reference('weg'), page: null };
    expect(toSliderTile(element, WISH, blockContext({ warn }))).toEqual({ key: 'k', text: 'Lees' });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('without words and picture is none; a script is no way [BLK-18]', () => {
    expect(tile({ link: reference('x') })).toBeUndefined();
    expect(tile({ brand: { ...brand, url: 'javascript:alert(1)' } })).not.toHaveProperty('href');
  });
});
