import { fromAny, fromPartial } from '@total-typescript/shoehorn';
import { createCommerceClient, noTokenStorage } from '@weefsel/api-clients';
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { enableStaticRendering } from '@weefsel/stores';
import type { FastifyBaseLogger } from 'fastify';
import { menus } from '../../../header/show-in-shop.fixture';
import { someAddresses } from '../../request/addresses.fixture';
import { readEnvironment } from '../../settings/environment';
import { ownPage } from '../../page/page-payloads';
import { PageRenderer } from '../page-renderer';
import type { ShopperOfPage } from '../page-stores';
import type { ShellData } from '../../vendors/shell-data';
import { States } from '../states/states';
import { houseTexts } from '../../vendors/texts/texts-of';

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

test('a personal page equals one that is rendered entirely anew', async () => {
  const render = server();
  const visitors = (await render()).replace(/<body><div [^>]*>/, '<body>');
  for (let visit = 0; visit < 2; visit += 1) {
    const html = (await render({ known: {} })).replace(/<body><div [^>]*>/, '<body>');
    expect(bodyOf(html)).toBe(bodyOf(visitors));
    expect(html).not.toContain('weefsel-same');
  }
});

test('a page contains nothing of the previous shopper [SES-05]', async () => {
  const render = server();
  const first = await render(emma);
  expect(first).toContain('emma@voorbeeld.nl');
  const next = await render(joris);
  expect(next).toBe(await server()(joris));
  expect(next).not.toMatch(/emma/i);
  expect(await render(emma)).toBe(first);
});

test('renders the personal part of the header for each shopper', async () => {
  const render = server();
  expect(bodyOf(await render(emma))).toMatch(/Mijn account.*>3<span/s);
  expect(bodyOf(await render(joris))).toMatch(/Mijn account.*>7<span/s);
  expect(bodyOf(await render({ known: { cart: { lineItems: [] } } }))).toContain('Inloggen');
});

test('sends the texts of prerendered parts to the browser', async () => {
  const render = server();
  const keysIn = (html: string) =>
    Object.keys((JSON.parse(stateOf(html)) as { stores: { snippets: object } }).stores.snippets).sort();
  const first = keysIn(await render(joris));
  expect(first).toEqual(expect.arrayContaining(['headless.footer.motto', 'headless.header.mainMenu']));
  expect(keysIn(await render(emma))).toEqual(expect.arrayContaining(first));
});

test('shows a changed menu and a changed text of a remote on the next page', async () => {
  const render = server();
  expect(bodyOf(await render(joris))).toContain('>Overhemden<');
  const [ladies] = menus.main;
  const smaller = dataWith({ navigation: { ...menus, main: ladies ? [ladies] : [] } });
  expect(bodyOf(await render(joris, { data: smaller, snapshot }))).not.toContain('Overhemden');
  const renamed = { data, snapshot: snapshotOf([['headless.footer.motto', 'Een ander motto']]) };
  expect(bodyOf(await render(joris, renamed))).toContain('Een ander motto');
  expect(bodyOf(await render(joris))).not.toContain('Een ander motto');
});

test('a broken menu affects only the header, and only while it is broken', async () => {
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
