/** @jest-environment node */
import { fakeClients, IDS, pageRequest } from '../../testing/fake-clients';
import { load } from './load-listing';

const fragmentsAt = async (href: string) => {
  const result = await load(pageRequest(href, { id: IDS.kleding }), fakeClients().clients);
  return result.kind === 'page' ? Object.values(result.fragments ?? {}) : [];
};

test('what editors wrote stands above and below a category, under the name of its path', async () => {
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

test.each(['?tn_fk_merk=Fjord', '?tn_fk_ae-price=10-20', '?tn_sort=Nieuwste', '?tn_cid=10012'])(
  'and makes room for the products once %s is chosen',
  async (search) => {
    expect(await fragmentsAt(`/nl/dames/kleding/${search}`)).toEqual([]);
  },
);
