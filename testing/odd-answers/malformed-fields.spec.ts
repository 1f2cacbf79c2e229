import { fromAny } from '@total-typescript/shoehorn';
import { missingOfFrame, recordPages } from './pages.fixture';
import { newShell, openVendorsAndRemotes, type OpenShop } from './whole-shop.fixture';

/** Longer than texts, menus and pages stay fresh, in ms. */
const LATER_MS = 31_000;

let shop: OpenShop;
let pages: string[];
let now = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  shop = await openVendorsAndRemotes();
  // Not as a mock: jest would restore it while refreshes are still due.
  Date.now = () => now;
  pages = [...(await recordPages(shop)).keys()];
}, 300_000);
const repair = () => (shop.vendors.spoil = (_question, text) => text);
afterEach(repair);
afterAll(() => {
  // Every page is fresh then, so refreshes that are due after the tests fetch nothing.
  now = 0;
  return shop.close();
});

interface Document {
  _id?: string;
  id?: string;
  [field: string]: unknown;
}

/** Makes one field malformed in the vendor answers whose question matches. Returns the expected log entry. */
type Fault = readonly [about: RegExp, change: (answer: Document) => { document: string; path: string }];

const faults: Record<string, Fault> = {
  'a text that is an object': [
    /_type\W+snippet/,
    (answer) => {
      const [text] = answer.result as [Document];
      text.value = { nl: 'Nieuw' };
      return { document: text._id ?? '', path: '0.value' };
    },
  ],
  'an opening time that is a number': [
    /_type\W+storeInfo/,
    (answer) => {
      const store = answer.result as Document;
      const hours = store.openingHours as Record<string, Record<string, unknown>>;
      Object.assign(hours.friday ?? {}, { openingTime: 9 });
      return { document: store._id ?? '', path: 'openingHours.friday.openingTime' };
    },
  ],
  'a menu entry that is none': [
    /navigation\/main-navigation/,
    (answer) => {
      const entries = fromAny<Document[], unknown>(answer);
      Object.assign(entries[0] ?? {}, { id: 42 });
      return { document: '', path: '0.id' };
    },
  ],
};

/** Pages that are incomplete, with their faults. */
async function faultsOn(
  ask: (url: string) => Promise<{ statusCode: number; body: string }>,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const page of pages) {
    const { statusCode, body } = await ask(page);
    const missing = missingOfFrame({ statusCode, body });
    if (statusCode !== 200 || missing.length > 0 || body.includes('[object Object]'))
      found.push([page, statusCode, missing]);
  }
  return found;
}

describe.each(Object.entries(faults))('%s', (_, [about, change]) => {
  const flawOf: { document: string; path: string }[] = [];
  const spoil = () => {
    flawOf.length = 0;
    shop.vendors.spoil = (question, text) => {
      if (!about.test(question)) return text;
      const answer = JSON.parse(text) as Document;
      flawOf[0] = change(answer);
      return JSON.stringify(answer);
    };
  };

  test('leaves every page of a shop that was well whole, is logged once, and is gone when it is mended', async () => {
    const lines: Record<string, unknown>[] = [];
    const { ask, shellData } = newShell(shop, (line) => lines.push(line));
    expect(await faultsOn(ask)).toEqual([]);
    const menu = (await ask('/cart')).body;

    spoil();
    for (let round = 0; round < 2; round += 1) {
      now += LATER_MS;
      await shellData.renew();
      expect(await faultsOn(ask)).toEqual([]);
    }
    expect(flawOf).toHaveLength(1);
    expect(lines.map(({ document, path }) => ({ document, path }))).toEqual(flawOf);

    repair();
    expect(await faultsOn(ask)).toEqual([]);
    now += LATER_MS;
    await shellData.renew();
    expect(await faultsOn(ask)).toEqual([]);
    expect((await ask('/cart')).body).toBe(menu);
  });

  test('costs a server that starts with it that field only', async () => {
    spoil();
    const lines: Record<string, unknown>[] = [];
    const { ask } = newShell(shop, (line) => lines.push(line));
    expect(await faultsOn(ask)).toEqual([]);
    expect(flawOf).toHaveLength(1);
    expect(lines.map(({ document, path }) => ({ document, path }))).toEqual(flawOf);
    const { body } = await ask('/cart');
    expect(body).toContain('>Winkelmand<');
    expect(body).toContain('href="/nl/heren/"');
  });
});
