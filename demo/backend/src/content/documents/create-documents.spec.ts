import * as v from 'valibot';
import type { ContentPage, RedirectDocument } from '@weefsel/contracts';
import type { Block } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import { textsOfOwners } from '../../texts-of-owners.ts';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { ContentDocument } from '../dataset.ts';
import { createDocuments } from './create-documents.ts';
import { paragraphsOf, repeated } from './paragraphs.fixture.ts';

const catalogue = createCatalogue({ seed: 7, products: 1 });
const documents = createDocuments({
  catalogue,
  publicOrigin: 'http://shop.example',
  projectId: 'weefsel',
  dataset: 'production',
});
const isPage = (document: ContentDocument): document is ContentPage<Block> => document._type === 'page';
const isRedirect = (document: ContentDocument): document is RedirectDocument => document._type === 'redirect';
const pages = documents.filter(isPage);
const isText = (value: unknown): value is string => typeof value === 'string';

/** All values under one of these field names, at any depth. */
function valuesOf(value: unknown, names: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    ...(names.includes(name) ? [child] : []),
    ...valuesOf(child, names),
  ]);
}

const pagePaths = pages.map(({ slug }) => (slug.current === 'home' ? '/nl/' : `/nl/${slug.current}/`));
/** All documents of editors, without those of pictures and films. */
const written = documents.filter(({ _type }) => !_type.startsWith('sanity.'));
const storyPaths = written.flatMap(({ _type, _id }) => {
  if (_type === 'blog') return `/nl/blog/${_id.replace('blog-', '')}/`;
  return _type === 'look' ? `/nl/look/${_id.replace('look-', '')}` : [];
});
const own = ['/account', '/account/orders', '/cart', '/login', '/order/withdraw'];
const known = new Set([...pagePaths, ...storyPaths, ...own]);
const leadsSomewhere = (href: string) => known.has(href) || catalogue.bySeoPath(href.slice(1)) !== undefined;

describe('the documents of the content service', () => {
  test('link only to paths that exist', () => {
    const hrefs = valuesOf(written, ['href', 'link', 'url']).filter(isText);
    const inside = hrefs.filter((href) => !/^(https|mailto|tel):/.test(href));
    expect(inside.length).toBeGreaterThan(100);
    expect(inside.filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  test('have a page behind every link of the footer', () => {
    const footer =
      'klantenservice bezorgen retourneren betalen maattabel contact over-ons duurzaamheid winkels merken ' +
      'privacy cookies algemene-voorwaarden disclaimer';
    const slugs = pages.map((page) => page.slug.current);
    expect(slugs).toEqual(expect.arrayContaining(footer.split(' ')));
  });

  test('are unique by id, and so are the blocks of a page by key', () => {
    expect(new Set(documents.map((document) => document._id)).size).toBe(documents.length);
    for (const { pageBuilder } of pages) {
      expect(new Set(pageBuilder.map((block) => block._key)).size).toBe(pageBuilder.length);
    }
  });

  test('refer only to pictures, categories and documents that exist', () => {
    const refs = valuesOf(written, ['_ref']).map(String);
    const ids = new Set(documents.map((document) => document._id));
    const dangling = refs.filter((ref) => !ids.has(ref) && !catalogue.categoryById(ref));
    expect(dangling).toEqual([]);
  });

  test('repeat no paragraph of more than 60 characters', () => {
    const paragraphs = written.flatMap(paragraphsOf).filter((text) => text.length > 60);
    expect(paragraphs.length).toBeGreaterThan(800);
    expect(repeated(paragraphs)).toEqual([]);
  });

  test('hold a text on screen only where editors changed it', () => {
    const snippets = documents.filter((document) => document._type === 'snippet');
    expect(snippets.length).toBeGreaterThan(0);
    for (const snippet of snippets) {
      const { key, value } = v.parse(v.object({ key: v.string(), value: v.string() }), snippet);
      expect(Object.keys(textsOfOwners)).toContain(key);
      expect(value).not.toBe(textsOfOwners[key]);
    }
  });

  test('redirect moved addresses in one step to an existing page', () => {
    const redirects = documents.filter(isRedirect);
    expect(redirects.length).toBeGreaterThan(10);
    const from = new Set(redirects.map((redirect) => redirect.from));
    expect(from.size).toBe(redirects.length);
    for (const redirect of redirects) {
      expect(redirect.from).toMatch(/^\/nl\/[a-z0-9/-]+\/$/);
      expect(leadsSomewhere(redirect.to)).toBe(true);
      expect(from.has(redirect.to)).toBe(false);
    }
  });

  test('fail loudly when the assortment lacks a category they need', () => {
    const empty = { brands: [], products: [], variantsOf: () => [], bySeoPath: () => undefined };
    const options = { catalogue: empty, publicOrigin: '', projectId: 'weefsel', dataset: 'production' };
    expect(() => createDocuments(options)).toThrow('No category has the path nl/dames/nieuw/');
  });
});
