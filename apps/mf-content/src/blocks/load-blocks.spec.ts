import { fromPartial } from '@total-typescript/shoehorn';
import type { ContentClients } from '../content-clients';
import { blockContext } from '../testing/block-context';
import { image, reference } from '../testing/wire';
import { loadBlocks } from './load-blocks';

const LADIES = 'a'.repeat(32);
const url = new URL('http://shop/nl/winkels/');
const request = { url, signal: new AbortController().signal };

const page = [
  { _type: 'openingHours', _key: 'hours', title: 'Onze winkel', mapImage: image(), mapImageAlt: '' },
  {
    _type: 'contentSlider',
    _key: 'ways',
    elements: [{ _key: 'e', text: 'Dames', link: reference(LADIES) }],
  },
];

function clients(storeInfo: () => Promise<unknown>) {
  const { imageUrl, fileUrl } = blockContext();
  const category = { id: LADIES, type: 'page', seoUrls: [{ seoPathInfo: 'nl/Dames/' }] };
  const list = jest.fn(async () => [category]);
  const all = { content: { storeInfo, imageUrl, fileUrl }, commerce: { category: { list } } };
  return { list, all: fromPartial<ContentClients>(all) };
}

beforeEach(() => jest.spyOn(process, 'emitWarning').mockImplementation());

describe('the blocks of a page on the server', () => {
  test('know where they lead and what they asked for [BLK-18] [BLK-21]', async () => {
    const { all, list } = clients(async () => ({ address: 'Lange Weefstraat 14', city: 'Utrecht' }));
    const { blocks } = await loadBlocks(page, all, request);
    expect(blocks).toMatchObject([
      { key: 'hours', props: { address: 'Lange Weefstraat 14, Utrecht' } },
      { key: 'ways', props: { tiles: [{ text: 'Dames', href: '/nl/dames/' }] } },
    ]);
    expect(list).toHaveBeenCalledWith([LADIES], expect.any(AbortSignal));
  });

  test('are shown with what they have when a call fails [BLK-33]', async () => {
    const { all, list } = clients(() => Promise.reject(new Error('down')));
    list.mockRejectedValue(new Error('down'));
    const { blocks, failure } = await loadBlocks(page, all, request);
    expect(blocks).toMatchObject([
      { key: 'hours', props: { title: 'Onze winkel', week: [] } },
      { key: 'ways', props: { tiles: [{ text: 'Dames' }] } },
    ]);
    expect(failure).toEqual(new Error('down'));
  });

  test.each(['store', 'categories'])('are not whole when only the %s cannot be loaded', async (which) => {
    const away = new Error('away');
    const { all, list } = clients(() => (which === 'store' ? Promise.reject(away) : Promise.resolve(null)));
    if (which === 'categories') list.mockRejectedValue(away);
    expect((await loadBlocks(page, all, request)).failure).toBe(away);
  });
});
