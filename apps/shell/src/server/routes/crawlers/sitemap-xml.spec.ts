import { newest, partsOf, sitemapIndexXml, sitemapXml } from './sitemap-xml';

const page = (changed?: string) => ({ path: '/nl/', ...(changed !== undefined && { changed }) });

describe('a sitemap', () => {
  test('names pages by whole addresses, with the moment of their last change when it is one', () => {
    const xml = sitemapXml('https://shop.test', [
      { path: '/nl/a b/', changed: '2026-10-02T10:00:00+02:00' },
      page('soms'),
      page(),
    ]);
    expect(xml).toContain(
      '<url><loc>https://shop.test/nl/a%20b/</loc><lastmod>2026-10-02T08:00:00.000Z</lastmod></url>\n' +
        '<url><loc>https://shop.test/nl/</loc></url>\n<url><loc>https://shop.test/nl/</loc></url>\n</urlset>',
    );
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  });

  test('has an index of its parts', () => {
    const parts = [
      { path: '/sitemaps/a&b-1.xml', changed: undefined },
      { path: '/sitemaps/b-1.xml', changed: '2026-01-01' },
    ];
    expect(sitemapIndexXml('https://shop.test', parts)).toContain(
      '<sitemap><loc>https://shop.test/sitemaps/a&amp;b-1.xml</loc></sitemap>\n' +
        '<sitemap><loc>https://shop.test/sitemaps/b-1.xml</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod></sitemap>\n',
    );
  });

  test('is as new as the newest of its pages, however that is written', () => {
    const moments = ['2026-10-01T23:30:00-02:00', '2026-10-02T01:00:00Z', 'ooit'].map(page);
    expect(newest(moments)).toBe('2026-10-02T01:30:00.000Z');
    expect(newest([...moments].reverse())).toBe('2026-10-02T01:30:00.000Z');
    expect(newest([page(), page('ooit')])).toBeUndefined();
    expect(newest([])).toBeUndefined();
  });

  test('is cut into parts that hold everything once', () => {
    expect(partsOf([1, 2, 3, 4], 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(partsOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(partsOf([], 2)).toEqual([]);
  });
});
