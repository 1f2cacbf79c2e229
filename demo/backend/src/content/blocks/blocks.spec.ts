import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { splitBlocks } from '../../written/split-blocks.ts';
import { readBlock } from './blocks.ts';

const assortment = createCatalogue({ seed: 7, products: 1 });
const read = (...lines: string[]) =>
  splitBlocks({ file: 'a.md', line: 1, text: lines.join('\n') }).map((written) =>
    readBlock(written)(assortment),
  );
const fence = '```';

describe('a written block', () => {
  test('becomes a block of the content service', () => {
    const lines = [
      '## Kop',
      '',
      `${fence}yaml imageWithText`,
      'image: ladies/7/square',
      fence,
      '',
      'Vanaf € 10.',
    ];
    expect(read(...lines)).toEqual([
      {
        _type: 'imageWithText',
        title: 'Kop',
        headingLevel: 'h2',
        image: {
          _type: 'image',
          asset: { _type: 'reference', _ref: 'image-campaignladies7-1200x1200-jpg' },
          decorative: true,
        },
        imageAlt: '',
        imageFormat: 'square',
        imageLeft: true,
        text: [
          expect.objectContaining({ children: [expect.objectContaining({ text: 'Vanaf €\u00a010.' })] }),
        ],
      },
    ]);
  });

  test('is rejected with file, line and reason when it is invalid', () => {
    expect(() => read('Vooraf', '', `${fence}yaml sliderr`, fence)).toThrow(
      'a.md:3: There is no block of the type sliderr; there are ',
    );
    expect(() => read(`${fence}yaml videoImage`, 'image: ladies/77/square', fence)).toThrow(
      'a.md:2: image.1: the scene must be one of 0, 1, 2',
    );
    expect(() => read(`${fence}yaml quote`, 'quote: Ja.', fence)).toThrow('a.md:2: name: is missing.');
    expect(() => read('## Nieuw', '', `${fence}yaml productSlider`, 'tabs: []', fence)).toThrow(
      'a.md:4: tabs: must have at least one tab.',
    );
  });

  test('refers only to existing categories', () => {
    const tab = '  - { title: Hoeden, category: nl/dames/hoeden/ }';
    expect(() => read('## Nieuw', '', `${fence}yaml productSlider`, 'tabs:', tab, fence)).toThrow(
      'a.md:1: No category has the path nl/dames/hoeden/',
    );
  });

  test('is rejected with a misplaced heading or an unusable text', () => {
    expect(() => read('## Kop', '', `${fence}yaml quote`, 'quote: Ja.', 'name: Ria', fence)).toThrow(
      'title: has no place here',
    );
    expect(() => read('## Kop', '', `${fence}yaml faq`, fence, '', 'Geen vraag.')).toThrow(
      'must have at least one question',
    );
  });
});
