import type { Facet } from '@weefsel/api-clients';
import { wireFacet } from '../../testing/wire';
import { toFacets as listedFacets } from './to-facets';

const toFacets = (facets: readonly Facet[], chosen: readonly string[] = [], total = 100) =>
  listedFacets(facets, { total, isChosen: (key) => chosen.includes(key) });

const slider = (...bounds: number[]) =>
  wireFacet(
    { title: 'Prijs', urlkey: 'ae-price', selectiontype: 'slider' },
    bounds.map((bound) => [String(bound), 0]),
  );

describe('facets', () => {
  test('keep the order of the service, without the categories, which have their own place [LST-10]', async () => {
    const facets = await toFacets([
      wireFacet({ title: 'Categorie', urlkey: 'categorie', source: 'CATEGORY' }, [['Jurken', 3]]),
      wireFacet({ title: 'Maat', urlkey: 'maat' }, [['38', 2]]),
      wireFacet({ title: 'Kleur', urlkey: 'kleur' }, [['Rood', 1]]),
    ]);
    expect(facets.map(({ title }) => title)).toEqual(['Maat', 'Kleur']);
  });

  test('show a price range only when there is one [LST-13] [CST-02]', async () => {
    expect(await toFacets([slider(20, 20)])).toEqual([]);
    expect(await toFacets([slider(20, 90)])).toEqual([{ kind: 'price', title: 'Prijs', min: 20, max: 90 }]);
    expect(await toFacets([slider(30, 40, 20, 90)])).toMatchObject([{ min: 20, max: 90 }]);
  });

  test('let brands be searched, by whatever texts the service sends [LST-08] [CST-02]', async () => {
    const settings = { title: 'Merk', urlkey: 'merk', searchplaceholder: 'Zoek op merk' };
    expect(await toFacets([wireFacet(settings, [['Fjord', 4]])])).toMatchObject([
      { find: { placeholder: 'Zoek op merk', none: '' } },
    ]);
  });

  test('put sizes in wearing order, in one column, whatever order the service has [LST-09]', async () => {
    const sizes = wireFacet({ title: 'Maat', urlkey: 'maat' }, [
      ['XL', 3],
      ['38', 9],
      ['One size', 1],
      ['S', 2],
      ['3XL', 1],
      ['M', 5],
      ['36', 4],
    ]);
    const [facet] = await toFacets([sizes]);
    expect(facet).toMatchObject({ oneColumn: true });
    expect(facet?.kind === 'options' && facet.options.map(({ name }) => name)).toEqual(
      'S M XL 3XL 36 38'.split(' ').concat('One size'),
    );
    const lengths = wireFacet({ title: 'Lengtemaat', urlkey: 'lengtemaat' }, [['32', 2]]);
    const brands = wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 2]]);
    expect((await toFacets([lengths, brands])).map((each) => 'oneColumn' in each)).toEqual([true, false]);
  });

  test('carry a colour only when it is one', async () => {
    const facet = wireFacet({ title: 'Kleur', urlkey: 'kleur', selectiontype: 'color' }, [
      ['Rood', 2],
      ['Blauw', 1],
    ]);
    Object.assign(facet.attributes[0] ?? {}, { imagetag: '#aa2211' });
    Object.assign(facet.attributes[1] ?? {}, { imagetag: 'url(https://elsewhere.example)' });
    const [colours] = await toFacets([facet]);
    expect(colours?.kind === 'options' && colours.options).toEqual([
      { name: 'Rood', count: 2, swatch: '#aa2211' },
      { name: 'Blauw', count: 1 },
    ]);
  });

  test('begin with the brands that most products are of; the rest stands A–Z [LST-11]', async () => {
    const brands = wireFacet({ title: 'Merk', urlkey: 'merk' }, [
      ['Zeis', 9],
      ['Aak', 1],
      ['Boei', 4],
      ['Cape', 4],
      ['Duin', 7],
      ['Élan', 2],
      ['Eik', 3],
      ['Fjord', 8],
    ]);
    const [facet] = await toFacets([brands]);
    expect(facet?.kind === 'options' && facet.options.map(({ name }) => name)).toEqual(
      'Zeis Fjord Duin Boei Cape Aak Eik Élan'.split(' '),
    );
  });

  test('are idle when no choice in them leaves fewer products, unless something is chosen there', async () => {
    const brand = wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 12]]);
    const sale = wireFacet({ title: 'Sale', urlkey: 'sale' }, [['Ja', 3]]);
    const fits = wireFacet({ title: 'Pasvorm', urlkey: 'pasvorm' }, [
      ['Ruim', 12],
      ['Recht', 12],
    ]);
    const idle = async (chosen: readonly string[]) =>
      (await toFacets([brand, sale, fits, slider(20, 90)], chosen, 12)).map(({ idle = false }) => idle);
    expect(await idle([])).toEqual([true, false, true, false]);
    expect(await idle(['merk', 'pasvorm'])).toEqual([false, false, false, false]);
  });
});
