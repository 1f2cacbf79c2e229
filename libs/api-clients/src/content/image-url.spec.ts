import { createImageUrlBuilder } from '@sanity/image-url';
import type { ImageSource } from './image-asset';
import { createImageUrl, type ImageOptions } from './image-url';

const REF = 'image-Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000-jpg';
const imageUrl = createImageUrl({ host: 'https://cdn.test/', projectId: 'demo', dataset: 'production' });
const vendor = createImageUrlBuilder({
  projectId: 'demo',
  dataset: 'production',
  baseUrl: 'https://cdn.test',
});

const asset = { _type: 'reference', _ref: REF } as const;
const cropped = { asset, crop: { top: 0.1, bottom: 0.05, left: 0.2, right: 0 } };
const framed = { ...cropped, hotspot: { x: 0.9, y: 0.3, width: 0.2, height: 0.2 } };

const parts = (address: string) => {
  const url = new URL(address);
  return { place: `${url.origin}${url.pathname}`, query: Object.fromEntries(url.searchParams) };
};

describe('the address of a picture', () => {
  test('is on the image CDN and asks for webp [CNT-05]', () => {
    expect(imageUrl(REF, { w: 320, q: 65 })).toBe(
      'https://cdn.test/images/demo/production/Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000.jpg?w=320&q=65&fm=webp',
    );
    expect(imageUrl(REF, { auto: 'format' })).not.toContain('fm=');
  });

  const sources: [string, ImageSource][] = [
    ['a reference', REF],
    ['a plain picture', { asset }],
    ['a cropped one', cropped],
    ['one with a hotspot', framed],
  ];
  const wishes: ImageOptions[] = [
    { w: 320 },
    { w: 400, h: 400 },
    { w: 1200, h: 500 },
    { w: 200, h: 900 },
    { h: 640, fit: 'max' },
  ];
  const cases = sources.flatMap(([name, source]) => wishes.map((wish) => [name, wish, source] as const));

  test.each(cases)(
    "shows the same part of %s at %j as the vendor's own builder [CNT-05]",
    (_, wish, source) => {
      const theirs = vendor
        .image(source)
        .withOptions({ ...(wish.w && { width: wish.w }), ...(wish.h && { height: wish.h }) });
      const expected = parts((wish.fit ? theirs.fit(wish.fit) : theirs).format('webp').url());
      expect(parts(imageUrl(source, wish))).toEqual(expected);
    },
  );

  test('takes a part that is asked for instead of the crop, and leaves focal cropping to the CDN', () => {
    const rect = { left: 1, top: 2, width: 30, height: 40 };
    expect(parts(imageUrl(framed, { rect })).query.rect).toBe('1,2,30,40');
    expect(parts(imageUrl(framed, { w: 9, h: 9, crop: 'entropy' })).query).toEqual({
      w: '9',
      h: '9',
      crop: 'entropy',
      fm: 'webp',
    });
  });

  test.each([
    'image-a-b-2000x3000-jpg',
    'image-abc-2000-jpg',
    'image-abc-2000x3000',
    'abc',
    'image-abc-0x0-jpg',
  ])('is refused for the malformed reference %s [CNT-05]', (ref) => {
    expect(() => imageUrl(ref)).toThrow(
      `Malformed asset _ref '${ref}'. Expected an id like "image-Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000-jpg".`,
    );
  });

  test('is refused for a source that is none [CNT-05]', () => {
    expect(() => imageUrl(null)).toThrow('Unable to resolve image URL from source (null)');
    expect(() => imageUrl({} as ImageSource)).toThrow('Unable to resolve image URL from source ({})');
    expect(() => imageUrl('')).toThrow('Unable to resolve image URL from source ("")');
  });

  test.each([
    [{ fit: 'stretch' }, 'Invalid fit mode "stretch"'],
    [{ crop: 'middle' }, 'Invalid crop mode "middle"'],
    [{ auto: 'compress' }, 'Invalid auto mode "compress"'],
    [{ frame: 2 }, 'Invalid frame value "2"'],
  ])('is refused for %j [CNT-05]', (options, message) => {
    expect(() => imageUrl(REF, options as ImageOptions)).toThrow(
      expect.objectContaining({ name: 'ImageUrlError', message }),
    );
  });
});
