import type { ContentPage } from '@weefsel/contracts';
import type { Block } from '../../../../../../apps/mf-content/src/blocks/block-types.ts';
import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { createFeeds } from '../../../social/create-feeds.ts';
import { picturesOf, scenesOf } from '../scenes.fixture.ts';
import { paragraphsOf, repeated } from '../paragraphs.fixture.ts';
import { WRITTEN_TYPES } from '../../blocks/blocks.ts';
import { toLanding } from '../landings/landing.ts';
import { landingDrafts } from '../landings/read-landings.ts';
import { toPage } from './page.ts';
import { pageDrafts } from './read-pages.ts';

const assortment = createCatalogue({ seed: 7, products: 1 });
const pages = pageDrafts().map((draft) => toPage(draft, assortment));

const mainHeadings = ({ pageBuilder }: ContentPage<Block>) =>
  pageBuilder.filter(
    (block) =>
      (block._type === 'pageHero' && (block.titleLevel ?? 'h1') === 'h1') ||
      (block._type === 'headerBanner' && block.titleLevel === 'h1') ||
      ('headingLevel' in block && block.headingLevel === 'h1'),
  );

describe('the pages', () => {
  test('show no campaign picture twice, and no scene of one in another mood', () => {
    for (const page of pages)
      expect([page.title, repeated(scenesOf(page.pageBuilder))]).toEqual([page.title, []]);
  });

  test('show no campaign picture that their feed shows, too', () => {
    const feeds = createFeeds({
      catalogue: { products: [] },
      campaignUrl: (mood, scene) => `campaign${mood}${scene}`,
      mediaUrl: (mediaId) => mediaId,
    });
    const withFeed = pages.map(({ title, pageBuilder }) => {
      const ids = pageBuilder.flatMap((block) => (block._type === 'instagramFeed' ? block.feed : []));
      const posts = feeds.filter(({ id }) => ids.some((one) => one === id)).flatMap(({ items }) => items);
      return { title, own: picturesOf(pageBuilder), posts: posts.map(({ imageUrl }) => imageUrl) };
    });
    expect(withFeed.filter(({ posts }) => posts.length > 0).length).toBeGreaterThan(1);
    for (const { title, own, posts } of withFeed)
      expect([title, repeated([...own, ...posts])]).toEqual([title, []]);
  });

  test('use every kind of block that can be written', () => {
    const landings = landingDrafts().map((draft) => toLanding(draft, assortment));
    const around = landings.flatMap(({ above = [], between = [], below = [] }) => [
      ...above,
      ...between,
      ...below,
    ]);
    const blocks = [...pages.flatMap(({ pageBuilder }) => pageBuilder), ...around];
    const used = new Set(blocks.map((block) => block._type));
    expect([...used].toSorted()).toEqual(WRITTEN_TYPES.toSorted());
  });

  test('have exactly one main heading, and it comes first', () => {
    for (const page of pages) {
      const found = mainHeadings(page);
      expect({ page: page.title, found: found.length }).toEqual({ page: page.title, found: 1 });
      if (found[0]) expect(page.pageBuilder[0]).toBe(found[0]);
    }
  });

  test('have a unique title and a unique meta description of 61 to 160 characters', () => {
    for (const { metaDescription } of pages) {
      expect(metaDescription.length).toBeGreaterThan(60);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
    }
    expect(repeated(pages.map((page) => page.metaDescription))).toEqual([]);
    expect(repeated(pages.map((page) => page.title))).toEqual([]);
  });

  test('answer thirty questions under six headings with unique anchors', () => {
    const service = pages.find(({ slug }) => slug.current === 'klantenservice');
    const tabs = service?.pageBuilder.flatMap((block) => (block._type === 'faq' ? block.tabs : [])) ?? [];
    expect(tabs).toHaveLength(6);
    expect(tabs.flatMap(({ faqs }) => faqs)).toHaveLength(30);
    const anchors = pages.flatMap(({ pageBuilder }) =>
      pageBuilder.flatMap((block) => (block._type === 'faq' ? block.tabs.map(({ id }) => id) : [])),
    );
    expect(repeated(anchors)).toEqual([]);
  });

  test('are written in Dutch without dashes between sentences, stray spaces or straight apostrophes', () => {
    const texts = pages.flatMap((page) => [
      page.title,
      page.metaDescription,
      ...paragraphsOf(page.pageBuilder),
    ]);
    expect(texts.filter((text) => /—| – | {2}|\w'\w|^\s|\s$|\bshop\b/i.test(text))).toEqual([]);
  });

  test('offer a transcript and a description for every film, and a description of every map', () => {
    const films = pages.flatMap(({ pageBuilder }) =>
      pageBuilder.filter(({ _type }) => _type === 'videoImage'),
    );
    expect(films).not.toEqual([]);
    for (const film of films) {
      expect(film).toMatchObject({
        imageAlt: expect.stringMatching(/.{10}/),
        transcript: expect.any(String),
      });
    }
    const maps = pages.flatMap(({ pageBuilder }) =>
      pageBuilder.filter(({ _type }) => _type === 'openingHours'),
    );
    for (const map of maps) expect(map).toMatchObject({ mapImageAlt: expect.stringMatching(/.{10}/) });
  });
});
