import { flawsOf } from '@weefsel/content-schema/testing';
import { createCatalogue } from '../../../demo/backend/src/catalogue/create-catalogue';
import { categoryDocuments } from '../../../demo/backend/src/content/documents/category-documents';
import { createDocuments } from '../../../demo/backend/src/content/documents/create-documents';
import { studioSchema } from './testing/studio-schema';

const catalogue = createCatalogue({ seed: 7, products: 600 });
const store = { publicOrigin: 'http://localhost:4300', projectId: 'demo', dataset: 'production' };
const documents = [...createDocuments({ catalogue, ...store }), ...categoryDocuments(catalogue.categories)];
// Those of pictures and films are the vendor's own.
const written = documents.filter(({ _type }) => !_type.startsWith('sanity.'));

describe('the documents of the demo', () => {
  test('are right to the validator of the Studio, each of them', async () => {
    expect(written.length).toBeGreaterThan(250);
    expect(await flawsOf(written, await studioSchema(), documents)).toEqual([]);
  });
});

describe('the validator of the Studio', () => {
  const page = { _id: 'page-x', _type: 'page', title: 'X', slug: { current: 'x' }, metaDescription: '' };
  const button = { text: 'Lees', link: 'javascript:alert(1)', type: 'primary', buttonType: 'internal' };
  const picture = { _type: 'image', asset: { _type: 'reference', _ref: 'image-a-10x10-jpg' } };
  const flaws = async (...pageBuilder: object[]) => {
    const written = { ...page, pageBuilder };
    return flawsOf([written], await studioSchema(), [page, { _id: picture.asset._ref, _type: 'asset' }]);
  };

  test('reports a missing required field and an unknown field', async () => {
    expect(await flaws({ _key: 'a', _type: 'quote', quote: 'Ja.', colour: 'rood' })).toEqual([
      "page-x pageBuilder.a.colour: Field 'colour' does not exist on type 'quote'",
      'page-x pageBuilder.a.name: Vul dit in.',
    ]);
  });

  test('reports an invalid link and a reference to a missing document', async () => {
    expect(
      await flaws(
        { _key: 'a', _type: 'buttons', buttons: [{ ...button, _key: 'k' }] },
        {
          _key: 'b',
          _type: 'blogTeasers',
          title: 'Lezen',
          blogs: [{ _key: 'k', _type: 'reference', _ref: 'weg' }],
        },
      ),
    ).toEqual([
      'page-x pageBuilder.a.buttons.k.link: Begin met /, https://, mailto:, tel: of #.',
      'page-x pageBuilder.b.blogs.k: Referenced document must be published',
    ]);
  });

  test('reports a picture without alternative text, a title over its limit and a text of the wrong type', async () => {
    const banner = { _key: 'a', _type: 'headerBanner', title: 'x'.repeat(61), image: picture };
    const text = { _key: 'b', _type: 'imageWithText', title: 'X', text: 'plat', image: picture };
    expect(await flaws(banner, text)).toEqual([
      'page-x pageBuilder.a.title: Hoogstens 60 tekens: meer past er niet.',
      'page-x pageBuilder.a.image.alt: Beschrijf wat erop staat, of zet Versiering aan.',
      'page-x pageBuilder.b.text: Vul dit in.',
      'page-x pageBuilder.b.imageAlt: Beschrijf wat erop staat, of zet Versiering aan.',
    ]);
  });

  test('reports list items without a _key', async () => {
    expect(await flaws({ _key: 'a', _type: 'buttons', buttons: [{ ...button, link: '/nl/' }] })).toEqual([
      'page-x.pageBuilder.0.buttons: not every item has a _key of its own',
    ]);
  });

  test('reports a slug that is already in use and one that is not a valid address', async () => {
    const other = { ...page, _id: 'page-y', title: 'Y' };
    const odd = { ...page, _id: 'page-z', slug: { current: '/Odd path/' } };
    expect(await flawsOf([other, odd], await studioSchema(), [page, other, odd])).toEqual([
      'page-y slug: Slug is already in use',
      'page-z slug: Kleine letters, cijfers en streepjes; schuine strepen alleen ertussen.',
    ]);
  });
});
