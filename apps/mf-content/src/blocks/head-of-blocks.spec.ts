import { blockContext } from '../testing/block-context';
import { image } from '../testing/wire';
import { blockSources, type BlockSources } from './block-sources';
import { headOfBlocks } from './head-of-blocks';
import { toBlocks } from './to-blocks';
import type { Block } from './block-lists';
import type { PageHeroBlock } from './page-hero/to-page-hero';

const hero: PageHeroBlock = {
  _type: 'pageHero',
  _key: 'h',
  heroType: 'headerBgImage',
  title: 'Klantenservice',
  image: image('breed'),
};
let sources: BlockSources;

beforeAll(async () => {
  sources = await blockSources();
});

const headOf = (...page: Block[]) => {
  const context = blockContext({ page });
  return headOfBlocks(toBlocks(sources, context), page, context.imageUrl);
};

describe('the head of a page of blocks', () => {
  test('preloads the picture of the first block exactly as it is shown, and shares it', () => {
    const { image: shared, heroImage } = headOf(hero);
    expect(heroImage).toMatchObject({ sizes: '100vw', srcSet: expect.stringContaining('breed') });
    expect(shared).toContain('breed');
  });

  test('preloads nothing when phones have a separate picture, or when there is no picture', () => {
    expect(headOf({ ...hero, imageMobile: image('smal') })).not.toHaveProperty('heroImage');
    expect(headOf({ ...hero, heroType: 'plain' })).toEqual({});
    expect(headOf()).toEqual({});
  });

  test('has structured data for the questions on the page', () => {
    const faqs = [{ _key: 'q', question: 'Wat kost het?', answer: 'Niets.' }];
    const head = headOf({ _type: 'faq', _key: 'f', tabs: [{ _key: 't', id: 't', title: '', faqs }] });
    expect(head.jsonLd).toMatchObject([{ '@type': 'FAQPage' }]);
  });
});
