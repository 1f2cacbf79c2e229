/** @jest-environment node */
import type { ContentPage, PortableText } from '@weefsel/contracts';
import { defaultSnippets } from '@weefsel/contracts/snippets';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { imageAssets, assetReference } from '../../images/image-assets.ts';
import type { ContentDocument } from '../dataset.ts';
import { createDocuments } from './create-documents.ts';
import { siteConfigDocument } from './site-config.ts';

const catalogue = createCatalogue({ seed: 7, products: 1 });
const documents = createDocuments({
  catalogue,
  publicOrigin: 'http://shop.example',
  projectId: 'weefsel',
  dataset: 'production',
});
const isPage = (document: ContentDocument): document is ContentPage => document._type === 'page';
const pages = documents.filter(isPage);

/** Every value under one of these field names, at any depth. */
function valuesOf(value: unknown, names: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    ...(names.includes(name) ? [child] : []),
    ...valuesOf(child, names),
  ]);
}

const pagePaths = pages.map(({ slug }) => (slug.current === 'home' ? '/nl/' : `/nl/${slug.current}/`));
const known = new Set([...pagePaths, '/account', '/cart', '/login']);
const leadsSomewhere = (href: string) => known.has(href) || catalogue.bySeoPath(href.slice(1)) !== undefined;

describe('the documents of the content service', () => {
  test('link only to paths that exist', () => {
    const hrefs = valuesOf([pages, siteConfigDocument], ['href', 'link', 'url']).map(String);
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

  test('give every page what search engines and readers need, exactly one main heading included', () => {
    for (const page of pages) {
      expect(page.metaDescription.length).toBeGreaterThan(60);
      expect(page.metaDescription.length).toBeLessThan(160);
      const headings = valuesOf(page.pageBuilder, ['headingLevel', 'titleLevel']);
      expect({ page: page.title, h1: headings.filter((level) => level === 'h1').length }).toEqual({
        page: page.title,
        h1: 1,
      });
    }
  });

  test('are unique by id, and so are the blocks of a page by key', () => {
    expect(new Set(documents.map((document) => document._id)).size).toBe(documents.length);
    for (const { pageBuilder } of pages) {
      expect(new Set(pageBuilder.map((block) => block._key)).size).toBe(pageBuilder.length);
    }
  });

  test('refer only to pictures, categories and documents that exist', () => {
    const refs = valuesOf([pages, siteConfigDocument], ['_ref']).map(String);
    const pictures = new Set(imageAssets.map(assetReference));
    const ids = new Set(documents.map((document) => document._id));
    const dangling = refs.filter(
      (ref) => !pictures.has(ref) && !ids.has(ref) && !catalogue.categoryById(ref),
    );
    expect(dangling).toEqual([]);
  });

  test('keep every text on screen as a document of its own', () => {
    const snippets = documents.filter((document) => document._type === 'snippet');
    expect(snippets).toHaveLength(Object.keys(defaultSnippets).length);
    expect(snippets).toContainEqual(
      expect.objectContaining({ key: 'headless.common.close', value: 'Sluiten' }),
    );
  });

  test('list every brand on the page with brands', () => {
    const page = pages.find(({ slug }) => slug.current === 'merken');
    const columns = valuesOf(page, ['firstColumn', 'secondColumn']) as PortableText[];
    const items = columns.flat().filter((block) => block.listItem === 'bullet');
    expect(items).toHaveLength(catalogue.brands.length);
  });

  test('fail loudly when the assortment lacks a category they need', () => {
    const empty = { brands: [], bySeoPath: () => undefined };
    const options = { catalogue: empty, publicOrigin: '', projectId: 'weefsel', dataset: 'production' };
    expect(() => createDocuments(options)).toThrow('No category has the path nl/dames/nieuw/');
  });
});
