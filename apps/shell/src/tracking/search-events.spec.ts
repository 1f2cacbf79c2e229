import type { SearchAnalytics } from '@weefsel/api-clients';
import type { TrackingEvent } from '@weefsel/contracts';
import { searchEvents } from './search-events';

function someSearch() {
  const told: [event: string, body: object][] = [];
  const note = (event: string) => (body: object) => void told.push([event, body]);
  const analytics = {
    purchase: note('purchase'),
    productView: note('productView'),
    search: note('search'),
    itemClick: note('itemClick'),
  } satisfies SearchAnalytics;
  const profileKey = jest.fn(() => 'v_me');
  const receive = searchEvents({ analytics, productKey: '10-{id}', profileKey });
  return { told, profileKey, hear: (...events: TrackingEvent[]) => events.forEach(receive) };
}

const dress = { id: 'p1', name: 'Jurk' };
const list = { id: '/nl/dames/', name: 'Dames' };

describe('the search service', () => {
  test('gets purchase, productView, search and itemClick, with the visitor and its own item numbers [ANA-02] [CRT-09] [PDP-05]', () => {
    const { told, hear } = someSearch();
    hear(
      { name: 'search', text: 'jas' },
      { name: 'select_item', list, item: dress, found: { itemId: '10-p1', requestId: 'f00' } },
      { name: 'view_item', items: [dress] },
      { name: 'purchase', orderNumber: 'W1', items: [dress, { id: 'p2', name: 'Rok' }, dress] },
    );
    expect(told).toEqual([
      ['search', { profileKey: 'v_me', searchTerm: 'jas' }],
      ['itemClick', { itemId: '10-p1', requestId: 'f00' }],
      ['productView', { profileKey: 'v_me', productKey: '10-p1' }],
      ['purchase', { profileKey: 'v_me', productKeys: ['10-p1', '10-p2'] }],
    ]);
  });

  test('gets the feed’s number of a clicked item; a mismatch with the shop’s number is logged once [ANA-02]', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { told, hear } = someSearch();
    const click = (itemId: string) =>
      hear({ name: 'select_item', list, item: dress, found: { itemId, requestId: 'f00' } });
    click('10-p1');
    expect(warned).not.toHaveBeenCalled();
    click('nl-7');
    click('nl-8');
    expect(told.map(([, body]) => (body as { itemId: string }).itemId)).toEqual(['10-p1', 'nl-7', 'nl-8']);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/calls a product nl-7.*makes it 10-p1/));
    warned.mockRestore();
  });

  test('gets a search once that the popup and then the page of results report [ANA-02] [LSP-03]', () => {
    const { told, hear } = someSearch();
    hear(
      { name: 'search', text: 'jas' },
      { name: 'content-view', path: '/search?tn_q=jas', view: 'search' },
      { name: 'search', text: 'jas' },
      { name: 'search', text: 'jurk' },
      { name: 'search', text: 'jas' },
    );
    expect(told.map(([, body]) => (body as { searchTerm: string }).searchTerm)).toEqual([
      'jas',
      'jurk',
      'jas',
    ]);
  });

  test('gets nothing else, and no visitor id is made for it [ANA-02] [ANA-03]', () => {
    const { told, profileKey, hear } = someSearch();
    hear(
      { name: 'content-view', path: '/nl/', view: 'home' },
      { name: 'add_to_cart', items: [dress] },
      { name: 'select_item', list, item: dress },
    );
    expect(told).toEqual([]);
    expect(profileKey).not.toHaveBeenCalled();
  });
});
