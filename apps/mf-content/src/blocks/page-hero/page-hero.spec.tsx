import { screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { image } from '../../testing/wire';
import { PageHero } from './page-hero';
import { reading, type PageHeroBlock } from './to-page-hero';

const block: PageHeroBlock = {
  _type: 'pageHero',
  _key: 'k',
  heroType: 'headerBgImage',
  kicker: 'Winter 2026',
  title: 'Klantenservice',
  text: 'We helpen je graag.',
  image: image('breed'),
  imageMobile: image('smal'),
};
const show = (more: Partial<PageHeroBlock> = {}, first = true) =>
  showInShop(<PageHero block={reading.toProps({ ...block, ...more }, blockContext({ first }))} />);

describe('the head of a page', () => {
  test('on its picture leads on to the next block by Lees verder [BLK-23]', () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: 'Lees verder' })).toHaveAttribute('href', '#block-1');
    expect(screen.getByRole('heading', { level: 1, name: 'Klantenservice' })).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(container.querySelector('source')?.srcset).toContain('smal');
  });

  test('that is not the first block loads its picture lazily', () => {
    const picture = show({}, false).container.querySelector('img');
    expect(picture).not.toHaveAttribute('fetchpriority');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  test('beside its picture has no link to the next block, and a plain one has no picture [BLK-23]', () => {
    const beside = show({ heroType: 'imageRight' });
    expect(beside.container.querySelector('img')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    beside.unmount();
    const plain = show({ heroType: 'plain', titleLevel: 'h2' });
    expect(plain.container.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Klantenservice');
  });

  test('without its picture becomes a plain one with its title [BLK-23]', () => {
    const { image: _image, ...without } = block;
    expect(reading.toProps(without, blockContext())).toMatchObject({
      kind: 'plain',
      title: 'Klantenservice',
    });
  });
});
