import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { scenesOf } from '../scenes.fixture.ts';
import { paragraphsOf, repeated } from '../paragraphs.fixture.ts';
import { toLanding } from './landing.ts';
import { landingDrafts } from './read-landings.ts';

const assortment = createCatalogue({ seed: 7, products: 1 });
const landings = landingDrafts().map((draft) => toLanding(draft, assortment));
const blocksOf = ({ above = [], between = [], below = [] }: (typeof landings)[number]) => [
  ...above,
  ...between,
  ...below,
];

describe('the content around listings', () => {
  test('is about a listing that exists', () => {
    expect(() => toLanding({ slug: 'dames/hoeden', title: 'Hoeden' }, assortment)).toThrow('dames/hoeden');
    expect(repeated(landings.map(({ slug }) => slug.current))).toEqual([]);
  });

  test('leaves the main heading to the listing, and has no hero, slider or inspiration block', () => {
    const blocks = landings.flatMap(blocksOf);
    expect(blocks.filter((block) => 'headingLevel' in block && block.headingLevel === 'h1')).toEqual([]);
    const types = new Set<string>(blocks.map(({ _type }) => _type));
    for (const type of ['pageHero', 'productSlider', 'inspiration']) {
      expect(types).not.toContain(type);
    }
  });

  test('is short above the products, so that they stay in view', () => {
    for (const { above = [] } of landings) {
      expect(above.flatMap(paragraphsOf).join(' ').length).toBeLessThan(260);
    }
  });

  test('opens the parts of the shop with a campaign, and shows looks before the products', () => {
    for (const slug of ['dames', 'heren']) {
      const { above = [], between = [] } = landings.find((one) => one.slug.current === slug) ?? {};
      expect(above.map(({ _type }) => _type)).toEqual(['headerBanner', 'contentSlider']);
      expect(between.map(({ _type }) => _type)).toEqual(['lookTeasers']);
    }
  });

  test('shows no campaign picture twice', () => {
    for (const landing of landings)
      expect([landing.title, repeated(scenesOf(blocksOf(landing)))]).toEqual([landing.title, []]);
  });

  test('shows no blog twice, neither as a tile between the products nor below them', () => {
    const referred = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(/"_ref":"(blog-[^"]+)"/g)].flatMap(([, id]) => id ?? []);
    for (const landing of landings) {
      const { below, tiles = [] } = landing;
      expect([landing.title, repeated(referred([below, tiles]))]).toEqual([landing.title, []]);
      if (referred(below).length > 0) expect([landing.title, tiles.length]).toEqual([landing.title, 3]);
    }
  });

  test('has three blogs between the products of each category of a department', () => {
    const categories = assortment.categories.map(
      ({ seoPath }) => /^nl\/((?:dames|heren)\/.*)\/$/.exec(seoPath)?.[1],
    );
    const slugs = categories.filter((slug) => slug !== undefined);
    expect(slugs.length).toBeGreaterThan(30);
    for (const slug of slugs) {
      const landing = landings.find((one) => one.slug.current === slug);
      expect([slug, landing?.tiles?.length]).toEqual([slug, 3]);
    }
  });

  test('has unique block keys and anchors', () => {
    for (const landing of landings) {
      const blocks = blocksOf(landing);
      expect(repeated(blocks.map(({ _key }) => _key))).toEqual([]);
    }
    const tabs = landings.flatMap(blocksOf).flatMap((block) => (block._type === 'faq' ? block.tabs : []));
    expect(repeated(tabs.map(({ id }) => id))).toEqual([]);
  });

  test('is written in Dutch without dashes between sentences, stray spaces or straight apostrophes', () => {
    const texts = landings.flatMap((landing) => [landing.title, ...paragraphsOf(blocksOf(landing))]);
    expect(texts.filter((text) => /—| – | {2}|\w'\w|^\s|\s$|\bshop\b/i.test(text))).toEqual([]);
  });
});
