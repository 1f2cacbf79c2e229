import type { PageResult } from '@weefsel/contracts';
import { use } from 'react';
import { PageCache } from '../page/page-cache';
import { shop } from '../routes/shop.fixture';

/** Replacements for parts of the frame in this test. Other parts render as usual. */
const broken = new Map<string, () => React.ReactNode>();

function mockPart(file: string, name: string) {
  const actual = jest.requireActual<Record<string, React.ComponentType>>(file);
  const Usual = actual[name] as React.ComponentType;
  return { ...actual, [name]: () => broken.get(name)?.() ?? <Usual /> };
}
jest.mock('../../header/header', () => mockPart('../../header/header', 'Header'));
jest.mock('../../footer/footer', () => mockPart('../../footer/footer', 'Footer'));
jest.mock('../../pages/skip-link', () => mockPart('../../pages/skip-link', 'SkipLink'));
jest.mock('../../pages/offline-notice', () => mockPart('../../pages/offline-notice', 'OfflineNotice'));
jest.mock('../../pages/page-arrival', () => mockPart('../../pages/page-arrival', 'PageArrival'));
jest.mock('../../pages/navigation-progress', () =>
  mockPart('../../pages/navigation-progress', 'NavigationProgress'),
);
jest.mock('../../consent/consent-slot', () => mockPart('../../consent/consent-slot', 'ConsentSlot'));
jest.mock('../../debug-panel/debug-panel-slot', () =>
  mockPart('../../debug-panel/debug-panel-slot', 'DebugPanelSlot'),
);
jest.mock('../../overlays/overlay-host', () => mockPart('../../overlays/overlay-host', 'OverlayHost'));

const never = new Promise<never>(() => undefined);
const limits = { answerMs: 5000, renderMs: 20 };
const listing = {
  'mf-search/listing': async (): Promise<PageResult> => ({
    kind: 'page',
    data: { title: 'Dames' },
    head: { title: 'Dames', canonical: 'https://shop.test/nl/dames/' },
    context: 'ladies',
  }),
};

const lines: Record<string, unknown>[] = [];
const dames = async (pages = new PageCache(0)) => {
  const app = await shop(listing, { limits, pages, log: (line) => lines.push(line) });
  const ask = () =>
    app.inject({ url: '/nl/dames/', headers: { 'user-agent': 'Chrome/156.0', host: 'shop.test' } });
  return { ask, ...(await ask()) };
};

afterEach(() => {
  broken.clear();
  lines.length = 0;
});

const whole = ['<h1>Dames</h1>', '</header>', '</footer>', '</html>'];

test.each([
  'Header',
  'Footer',
  'SkipLink',
  'OfflineNotice',
  'PageArrival',
  'NavigationProgress',
  'ConsentSlot',
  'DebugPanelSlot',
  'OverlayHost',
])('%s that throws on the server costs itself only, and is logged once with what threw', async (name) => {
  broken.set(name, () => {
    throw new Error(`no ${name}`);
  });
  const { statusCode, body } = await dames();
  expect(statusCode).toBe(200);
  expect(whole.filter((part) => !body.includes(part))).toEqual([]);
  expect(lines.map(({ err, href }) => [(err as Error).message, href])).toEqual([
    [`no ${name}`, '/nl/dames/'],
  ]);
});

test('a header that breaks leaves ways home, to the cart and to the search', async () => {
  broken.set('Header', () => {
    throw new Error('no menu');
  });
  const header = /<header.*<\/header>/s.exec((await dames()).body)?.[0];
  expect(header).toContain('href="/nl/"');
  expect(header).toContain('href="/cart"');
  expect(header).toContain('action="/search"');
});

test('a header that never gets ready is waited for as long as a part of the page', async () => {
  broken.set('Header', () => use(never));
  const { statusCode, body } = await dames();
  expect(statusCode).toBe(200);
  expect(whole.filter((part) => !body.includes(part))).toEqual([]);
  expect(body).toContain('action="/search"');
});

test('a page whose footer broke is made anew for the next who asks', async () => {
  broken.set('Footer', () => {
    throw new Error('no footer');
  });
  const { ask, body } = await dames(new PageCache(60));
  expect(body).not.toContain('headless-newsletter');
  broken.clear();
  expect((await ask()).body).toContain('name="email"');
  expect(body).not.toContain('name="email"');
});
