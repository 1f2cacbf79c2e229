import { fromAny } from '@total-typescript/shoehorn';
import { createCommerceClient, noTokenStorage } from '@weefsel/api-clients';
import type { StoreInfo, StorefrontConfig } from '@weefsel/contracts';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import { enableStaticRendering } from '@weefsel/stores';
import type { ShellData } from '../vendors/shell-data';
import { houseTexts } from '../vendors/texts/texts-of';
import { tryFrame } from './try-frame';

enableStaticRendering(true);

const commerce = createCommerceClient({
  endpoint: 'http://commerce.test/store-api',
  accessToken: 'SWSCTEST',
  tokens: noTokenStorage,
});
const entry = { id: 'dames', type: 'page', visibleChildCount: 0, seoUrls: [], children: [] };

const dataWith = (change: Partial<ShellData>): ShellData => ({
  navigation: { main: [{ ...entry, translated: { name: 'Dames' } }], footer: [], hrefs: {} },
  texts: new Map(Object.entries(houseTexts)),
  edited: new Map(),
  words: promiseWords(builtInPromises),
  about: { today: 'monday' },
  ...change,
});
const tried = (change: Partial<ShellData>) => tryFrame(dataWith(change), commerce, {} as StorefrontConfig);

describe('menus and texts that are tried out', () => {
  test('are good when header, footer and menu can be made of them', async () => {
    await expect(tried({})).resolves.toBeUndefined();
  });

  test.each<[string, object]>([
    ['a text is none', { texts: new Map([['headless.header.cart', { en: 'Cart' }]]) }],
    [
      'an opening time is a number',
      {
        about: {
          info: fromAny<StoreInfo, unknown>({
            openingHours: { monday: { openingTime: 9, closingTime: 18 } },
          }),
          today: 'monday',
        },
      },
    ],
    ['a menu entry is none', { navigation: { main: [42], footer: [], hrefs: {} } }],
    [
      'a footer entry is none',
      { navigation: { main: [], footer: [{ ...entry, translated: null }], hrefs: {} } },
    ],
  ])('are refused when %s', async (_, change) => {
    await expect(tried(change)).rejects.toThrow();
  });
});
