import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import { createCommerceClient, noTokenStorage } from '@weefsel/api-clients';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { enableStaticRendering } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import { menus } from '../../header/show-in-shop.fixture';
import { someAddresses } from '../addresses.fixture';
import { readEnvironment } from '../environment';
import { ownPage } from '../page-payloads';
import { PageRenderer } from '../page-renderer';
import type { ShopperOfPage } from '../page-stores';
import type { ShellData } from '../shell-data';
import { States } from '../states/states';
import { houseTexts } from '../texts/texts-of';

enableStaticRendering(true);

const dataWith = (change: Partial<ShellData> = {}): ShellData => ({
  navigation: menus,
  texts: new Map(Object.entries(houseTexts)),
  edited: new Map(),
  words: promiseWords(builtInPromises),
  about: { today: 'monday' },
  ...change,
});
const snapshotOf = (own: [string, string][] = []): Snapshot =>
  fromPartial({
    amiss: [],
    addresses: someAddresses,
    remotes: new Map([
      [
        'mf-x',
        fromPartial<LiveRemote>({ name: 'mf-x', build: '1', texts: { own: new Map(own), libs: new Map() } }),
      ],
    ]),
  });
const shopperNamed = (name: string, quantity: number): ShopperOfPage => ({
  known: {
    session: fromAny({
      customer: { id: name, active: true, guest: false, email: `${name}@voorbeeld.nl`, firstName: name },
    }),
    cart: { lineItems: [fromAny({ id: name, type: 'product', good: true, quantity, label: name })] },
  },
});
const emma: ShopperOfPage = {
  ...shopperNamed('emma', 3),
  said: { kind: 'success', text: 'headless.common.retry', values: { name: 'emma' } },
  refused: fromAny({ form: 'newsletter', values: { email: 'emma' }, errors: {} }),
};
const joris = shopperNamed('joris', 7);

const data = dataWith();
const snapshot = snapshotOf();

/** Renders pages of shoppers at one path on one server, one after the other. */
function server() {
  const commerce = createCommerceClient({
    endpoint: 'http://commerce.test/store-api',
    accessToken: 'SWSCTEST',
    tokens: noTokenStorage,
  });
  const renderer = new PageRenderer({
    config: readEnvironment({}),
    clients: { commerce },
    shellData: { read: async () => data },
    assets: { build: 'b1', mainScript: { href: '/main.js' }, css: '', fonts: [], isRelease: false },
    states: new States(),
  });
  const log = fromPartial<FastifyBaseLogger>({ error: () => undefined, warn: () => undefined });
  const payload = ownPage(new URL('http://shop.test/nl/dames/sale/'), 'not-found', '');
  return async (shopper?: ShopperOfPage, frame = { data, snapshot }) =>
    String((await renderer.render(payload, frame, log, 1000, { shopper })).html);
}

/** The document's body up to its state. */
const bodyOf = (html: string): string => html.slice(html.indexOf('<body>')).split('</footer>', 1).join();
const stateOf = (html: string): string => /id="weefsel-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';

test('a shopper’s page is what it would be if all of it were made now', async () => {
  const render = server();
  const visitors = (await render()).replace(/<body><div [^>]*>/, '<body>');
  for (let visit = 0; visit < 2; visit += 1) {
    const html = (await render({ known: {} })).replace(/<body><div [^>]*>/, '<body>');
    expect(bodyOf(html)).toBe(bodyOf(visitors));
    expect(html).not.toContain('weefsel-same');
  }
});

test('nothing of who came first is in the page of who comes next [SES-05]', async () => {
  const render = server();
  const first = await render(emma);
  expect(first).toContain('emma@voorbeeld.nl');
  const next = await render(joris);
  expect(next).toBe(await server()(joris));
  expect(next).not.toMatch(/emma/i);
  expect(await render(emma)).toBe(first);
});

test('what is a shopper’s own in the header is made for each', async () => {
  const render = server();
  expect(bodyOf(await render(emma))).toMatch(/Mijn account.*>3<span/s);
  expect(bodyOf(await render(joris))).toMatch(/Mijn account.*>7<span/s);
  expect(bodyOf(await render({ known: { cart: { lineItems: [] } } }))).toContain('Inloggen');
});

test('the browser gets the texts of parts that were made before', async () => {
  const render = server();
  const keysIn = (html: string) =>
    Object.keys((JSON.parse(stateOf(html)) as { stores: { snippets: object } }).stores.snippets).sort();
  const first = keysIn(await render(joris));
  expect(first).toEqual(expect.arrayContaining(['headless.footer.motto', 'headless.header.mainMenu']));
  expect(keysIn(await render(emma))).toEqual(expect.arrayContaining(first));
});

test('another menu and another text of a remote are in the next page', async () => {
  const render = server();
  expect(bodyOf(await render(joris))).toContain('>Overhemden<');
  const [ladies] = menus.main;
  const smaller = dataWith({ navigation: { ...menus, main: ladies ? [ladies] : [] } });
  expect(bodyOf(await render(joris, { data: smaller, snapshot }))).not.toContain('Overhemden');
  const renamed = { data, snapshot: snapshotOf([['headless.footer.motto', 'Een ander motto']]) };
  expect(bodyOf(await render(joris, renamed))).toContain('Een ander motto');
  expect(bodyOf(await render(joris))).not.toContain('Een ander motto');
});

test('a menu that breaks costs the header alone, and only as long as it breaks', async () => {
  const render = server();
  const broken = dataWith({ navigation: { ...menus, main: fromAny([42]) } });
  for (let visit = 0; visit < 2; visit += 1) {
    const html = bodyOf(await render(joris, { data: broken, snapshot }));
    expect(html).not.toContain('Hoofdmenu');
    expect(html).toContain('Winkelmand');
    expect(html).not.toContain('weefsel-same');
  }
  expect(bodyOf(await render(joris))).toContain('>Overhemden<');
});
