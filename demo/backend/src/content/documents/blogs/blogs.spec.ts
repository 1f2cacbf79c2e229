import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { paragraphsOf, repeated, TODAY, wordsOf } from '../paragraphs.fixture.ts';
import { toBlog } from './blog.ts';
import { blogDrafts } from './read-blogs.ts';

const catalogue = createCatalogue({ seed: 7, products: 1 });
const blogs = blogDrafts().map((draft) => toBlog(draft, catalogue));
const countOf = (audience: string) => blogs.filter((blog) => blog.audience === audience).length;
const paragraphs = (blog: (typeof blogs)[number]) => paragraphsOf(blog.pageBuilder);

describe('the blogs', () => {
  test('are sixty: 22 for women, 20 for men and 18 general', () => {
    expect([countOf('dames'), countOf('heren'), countOf('general')]).toEqual([22, 20, 18]);
  });

  test('have a unique title, address and picture', () => {
    expect(repeated(blogs.map(({ title }) => title))).toEqual([]);
    expect(repeated(blogs.map(({ slug }) => slug.current))).toEqual([]);
    expect(repeated(blogs.map(({ image }) => image?.asset._ref ?? ''))).toEqual([]);
    for (const { slug } of blogs) expect(slug.current).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('share no long paragraph, short description or meta description', () => {
    const long = blogs.flatMap(paragraphs).filter((text) => wordsOf(text).length > 5);
    expect(repeated(long)).toEqual([]);
    expect(repeated(blogs.map(({ shortDescription }) => shortDescription))).toEqual([]);
    expect(repeated(blogs.map(({ metaDescription }) => metaDescription))).toEqual([]);
  });

  test('are long enough to be worth opening, in three to six blocks of various types', () => {
    const thin = blogs.filter((blog) => wordsOf(paragraphs(blog).join(' ')).length < 220);
    expect(thin.map(({ title }) => title)).toEqual([]);
    for (const { pageBuilder } of blogs) {
      expect(pageBuilder.length).toBeGreaterThanOrEqual(3);
      expect(pageBuilder.length).toBeLessThanOrEqual(6);
      expect(new Set(pageBuilder.map(({ _type }) => _type)).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('have the short description that a phone can shorten at its only hyphen [BLK-26]', () => {
    const themed = blogs.filter(({ shortDescription }) => / - /.test(shortDescription));
    expect(themed.length).toBeGreaterThanOrEqual(18);
    expect(themed.length).toBeLessThanOrEqual(24);
    const odd = blogs.filter(({ shortDescription }) =>
      shortDescription.replace(/^[^-]+ - /, '').includes('-'),
    );
    expect(odd.map(({ title }) => title)).toEqual([]);
  });

  test('fit in a search result', () => {
    const unfit = blogs.filter(({ metaDescription: { length } }) => length < 80 || length > 155);
    expect(unfit.map(({ metaDescription }) => metaDescription)).toEqual([]);
  });

  test('appeared over the last eighteen months', () => {
    const days = blogs.map(({ publishedAt }) => publishedAt);
    expect(repeated(days)).toEqual([]);
    expect(days.filter((day) => day >= TODAY || day < '2025-05-20')).toEqual([]);
    for (const day of days) expect(new Date(day).toISOString()).toBe(day.replace('Z', '.000Z'));
  });

  test('have a reading time of one to three minutes', () => {
    for (const { readingTime } of blogs) expect([1, 2, 3]).toContain(readingTime);
  });

  test('are made by five editors', () => {
    expect(new Set(blogs.map(({ author }) => author)).size).toBe(5);
  });
});
