import { drawnAssets } from '../../demo/backend/src/content/documents/drawn-assets';
import { shownFirst } from '../../demo/backend/src/images/ahead/shown-first';
import { newShell, openVendorsAndRemotes, type OpenShop } from './whole-shop.fixture';

const FRONTS = ['/nl/', '/nl/dames/', '/nl/heren/', '/nl/inspiratie/', '/nl/looks/'];

let shop: OpenShop;
beforeAll(async () => void (shop = await openVendorsAndRemotes()), 300_000);
afterAll(() => shop.close());

/** Normalised address of a picture, without the default quality. */
function pictureOf(address: string): string {
  const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'), 'http://demo.test');
  if (searchParams.get('q') === '75') searchParams.delete('q');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/** Pictures offered in some HTML, in all widths. */
const offeredIn = (html: string): string[] =>
  [...html.matchAll(/src[sS]et="([^"]+)"/g)].flatMap(([, set = '']) =>
    set.split(', ').map((one) => pictureOf(one.split(' ')[0] ?? '')),
  );

/** HTML of a complete page. The second request finds the vendors' answers recorded, so no part is late. */
async function bodyOf(path: string): Promise<string> {
  await newShell(shop).ask(path);
  return (await newShell(shop).ask(path)).body;
}

test('the pictures drawn ahead for listing cards are exactly those that browsers may request', async () => {
  const [, listing = ''] = (await bodyOf('/nl/heren/kleding/')).split('id="products"');
  const cards = [...listing.matchAll(/<article.*?<\/article>/gs)].flatMap(([card]) => offeredIn(card));
  const paths = new Set(cards.map((address) => new URL(address, 'http://demo.test').pathname));
  expect(paths.size).toBeGreaterThan(20);
  const drawn = shownFirst({ folder: '', assets: [], cards: [...paths] }).filter((address) =>
    paths.has(new URL(address, 'http://demo.test').pathname),
  );
  expect(new Set(drawn.map(pictureOf))).toEqual(new Set(cards));
});

test('every picture format drawn ahead for campaigns, looks and articles is requested by a front or an overview', async () => {
  const asked = new Set<string>();
  for (const path of FRONTS) for (const address of offeredIn(await bodyOf(path))) asked.add(address);
  // The pictures on the fronts vary; the cut of each kind does not.
  const cutOf = (address: string) => address.replace(/^.*\/(campaign|look|blog).*-(\d+x\d+)\.\w+/, '$1 $2');
  const cuts = new Set([...asked].map(cutOf));
  const drawn = shownFirst({ folder: '/pictures', assets: drawnAssets(), cards: [] }).map(pictureOf);
  const drawnCuts = [...new Set(drawn.map(cutOf))];
  for (const kind of ['campaign', 'look', 'blog'])
    expect(drawnCuts).toContainEqual(expect.stringContaining(kind));
  expect(drawnCuts.filter((cut) => !cuts.has(cut))).toEqual([]);
});
