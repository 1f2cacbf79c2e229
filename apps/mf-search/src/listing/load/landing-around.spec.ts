import { fakeClients, IDS, pageRequest } from '../../testing/fake-clients';
import { load } from './load-listing';

const fragmentsAt = async (href: string) => {
  const result = await load(pageRequest(href, { id: IDS.kleding }), fakeClients().clients);
  return result.kind === 'page' ? Object.values(result.fragments ?? {}) : [];
};

test('a category has editorial blocks above and below it, by the slug of its path', async () => {
  expect(await fragmentsAt('/nl/dames/kleding/')).toEqual([
    {
      remote: 'mf-content',
      name: 'Blocks',
      props: { slug: 'dames/kleding', place: 'above' },
      waits: 'touched',
    },
    { remote: 'mf-content', name: 'Blocks', props: { slug: 'dames/kleding', place: 'below' }, waits: 'near' },
  ]);
});

test('the front of a department has a product slider, and a place for blocks after it', async () => {
  const result = await load(pageRequest('/nl/dames/', { id: IDS.dames }), fakeClients().clients);
  if (result.kind !== 'page') throw new Error('expected a page');
  const goods = { tabs: [{ title: 'Dames', dataSource: 'dpg', categoryId: IDS.dames }] };
  expect(result.data.front).toEqual(goods);
  // The banner of the front has the first picture.
  expect(result.head.heroImage).toBeUndefined();
  expect(Object.keys(result.fragments ?? {})).toEqual([
    'landing-above',
    'landing-front',
    'landing-between',
    'landing-below',
  ]);
  expect(result.fragments?.['landing-front']).toEqual({
    remote: 'mf-catalog',
    name: 'ProductSlider',
    props: goods,
    waits: 'near',
  });
});

test('a brand has its story and a slider of its products', async () => {
  const asked = pageRequest('/nl/merken/fjord/', { id: IDS.fjord, type: 'productManufacturer' });
  const result = await load(asked, fakeClients().clients);
  if (result.kind !== 'page') throw new Error('expected a page');
  expect(result.data).toMatchObject({
    brandId: IDS.fjord,
    front: { tabs: [{ dataSource: 'dpg', brandId: IDS.fjord }] },
  });
  expect(result.fragments?.['brand-story']).toMatchObject({
    name: 'BrandStory',
    props: { brandId: IDS.fjord },
  });
});

test('a filtered department has no front and no fragments', async () => {
  const asked = pageRequest('/nl/dames/?tn_fk_merk=Fjord', { id: IDS.dames });
  const result = await load(asked, fakeClients().clients);
  if (result.kind !== 'page') throw new Error('expected a page');
  expect(result.data.front).toBeUndefined();
  expect(result.fragments).toBeUndefined();
});

test.each(['?tn_fk_merk=Fjord', '?tn_fk_ae-price=10-20', '?tn_sort=Nieuwste', '?tn_cid=10012'])(
  'a category has no editorial blocks once %s is chosen',
  async (search) => {
    expect(await fragmentsAt(`/nl/dames/kleding/${search}`)).toEqual([]);
  },
);
