import { lookAtStage } from '../../../../tools/rehearsal/look-at-stage.ts';
import { refusalOf } from '../../../../tools/shop.ts';
import { expect, test } from '../shopper.ts';
import type { BrowserChange, OwnShop } from './own-shop.ts';
import { startOwnShop } from './own-shop.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop(4277);
});
test.afterAll(() => shop.stop());

/** Changes the bundle of a remote behind its end. */
const also = (code: string) => (bundle: string) => `${bundle}\nconst door = module.exports.default;\n${code}`;

interface Rehearsed {
  refused: string | undefined;
  notes: string[];
}

async function rehearsed(remote: string, code: string): Promise<Rehearsed> {
  const notes: string[] = [];
  const version = await shop.publish(remote, also(code));
  const refused = await refusalOf(remote, version, shop.dataDir, {
    look: lookAtStage,
    onNote: (note) => notes.push(note),
  });
  return { refused, notes };
}

const HOSTILE: readonly [what: string, remote: string, code: string, sentence: RegExp][] = [
  [
    'a page whose load throws',
    'mf-search',
    `door.pages.listing.load = async () => ({ load: async () => { throw new Error('no such facet') } });`,
    /^With it the page \/nl\/.* answers 503: no such facet/,
  ],
  [
    'a page that throws when it is rendered',
    'mf-catalog',
    `door.pages.product.view = async () => ({ Page: ({ data }) => data.price.never.there });`,
    /^With it the page \/.* answers 500: Cannot read properties of undefined/,
  ],
  [
    'a page whose load never ends',
    'mf-checkout',
    `door.pages.cart.load = async () => ({ load: () => new Promise(() => {}) });`,
    /^With it the page \/cart answers 503/,
  ],
  [
    'a page that goes round in a circle when it is rendered',
    'mf-account',
    `door.pages.login.view = async () => ({ Page: () => { for (;;); } });`,
    /did not come to an end within 30 s: it hangs, or runs in a circle/,
  ],
  [
    'a lent fragment that throws on the pages of others',
    'mf-catalog',
    `door.fragments.ProductSlider.view = async () => ({ Fragment: () => { throw new Error('no rail') } });`,
    /shows a message in the place of mf-catalog\/fragment\/ProductSlider: no rail/,
  ],
  [
    'a lent fragment whose load throws',
    'mf-catalog',
    `door.fragments.ProductSlider.load = async () => ({ load: async () => { throw new Error('no list') } });`,
    /does not get what mf-catalog\/fragment\/ProductSlider is shown from: no list/,
  ],
  [
    'a page that claims what is the shell’s',
    'mf-content',
    `door.pages.page.paths = ['/stylingViewer'];`,
    /page claims the path \/stylingViewer, which the shell has for itself/,
  ],
  [
    'a page that leaves a rejection behind',
    'mf-content',
    `const { load } = door.pages.home; door.pages.home.load = async () => { const all = await load(); return { load: (...args) => { Promise.reject(new Error('left behind')); return all.load(...args); } }; };`,
    /throws behind its answer: left behind/,
  ],
];

for (const [what, remote, code, sentence] of HOSTILE) {
  test(`${what} is refused before anything moves, with a sentence that says so`, async () => {
    test.setTimeout(180_000);
    const before = await shop.health();
    expect((await rehearsed(remote, code)).refused).toMatch(sentence);
    expect(await shop.health()).toEqual(before);
  });
}

const DOOR = /^door\.\w+\.js$/;
const SEARCH_PAGE = /^page\.search\.\w+\.js$/;
const before = (code: string) => (all: string) => `${code}\n${all}`;

const HOSTILE_IN_BROWSER: readonly [
  what: string,
  remote: string,
  browser: BrowserChange,
  sentence: RegExp,
][] = [
  [
    'code that throws in the browser alone',
    'mf-account',
    { files: DOOR, change: before(`setTimeout(() => { throw new Error('no such window') });`) },
    /^In a browser the page \/.* throws in the browser: no such window, with mf-account@\w+\.$/,
  ],
  [
    'a page whose code breaks off in the browser',
    'mf-search',
    { files: SEARCH_PAGE, change: before(`throw new Error('half a page');`) },
    /^In a browser the page \/search .*half a page/,
  ],
  [
    'code that leaves a rejection behind in the browser',
    'mf-checkout',
    { files: DOOR, change: before(`Promise.reject(new Error('left in the browser'));`) },
    /^In a browser the page \/.* throws in the browser: left in the browser/,
  ],
  [
    'code that goes round in a circle in the browser',
    'mf-account',
    { files: DOOR, change: before(`setTimeout(() => { for (;;); }, 300);`) },
    /^In a browser the page \/.* (freezes the browser|does not come alive)/,
  ],
  [
    'code that never lets the browser rest',
    'mf-account',
    {
      files: DOOR,
      change: before(
        `const busy = () => { const until = Date.now() + 90; while (Date.now() < until); setTimeout(busy); }; setTimeout(busy, 200);`,
      ),
    },
    /^In a browser the page \/.* keeps the browser busy without end/,
  ],
  [
    'code that takes more and more of the browser’s memory',
    'mf-account',
    {
      files: DOOR,
      change: before(
        `const all = []; setInterval(() => all.push(new Array(400_000).fill(Math.random())), 20); globalThis.addEventListener('x', () => all.length);`,
      ),
    },
    /^In a browser the page \/.* takes more (and more|than \d+ MB) of the browser’s memory/,
  ],
];

for (const [what, remote, browser, sentence] of HOSTILE_IN_BROWSER) {
  test(`${what} is refused when a browser looks at it, and by nothing else`, async () => {
    test.setTimeout(180_000);
    const version = await shop.publish(remote, also('// as it is'), browser);
    expect(await refusalOf(remote, version, shop.dataDir)).toBeUndefined();
    expect(await refusalOf(remote, version, shop.dataDir, { look: lookAtStage })).toMatch(sentence);
  });
}

test('what the server renders and the browser does not is refused', async () => {
  const code = `const React = require('react'); door.pages.login.view = async () => ({ Page: () => React.createElement('main', null, 'Heel iets anders') });`;
  expect((await rehearsed('mf-account', code)).refused).toMatch(
    /^In a browser the page \/login throws in the browser: Minified React error #418/,
  );
});

test('a page that keeps a little more with each rendering is refused, with how much', async () => {
  const code = `const kept = []; const { load } = door.pages.cart; door.pages.cart.load = async () => { const all = await load(); return { load: (...args) => { kept.push(new Array(100_000).fill(kept.length + 0.5)); return all.load(...args); } }; };`;
  expect((await rehearsed('mf-checkout', code)).refused).toMatch(
    /^Each 100 renderings of \/cart leave \d+ MB of memory behind/,
  );
});

for (const remote of ['mf-search', 'mf-catalog', 'mf-content', 'mf-checkout', 'mf-account']) {
  test(`an honest release of ${remote} is rendered page by page, and not refused`, async () => {
    const { refused, notes } = await rehearsed(remote, '// as it is');
    expect(refused).toBeUndefined();
    expect(notes).toEqual([
      expect.stringMatching(/^[1-9]\d* pages were rendered\.$/),
      expect.stringMatching(/^100 renderings leave \d\.\d MB of memory behind\.$/),
      expect.stringMatching(/^[1-9]\d* pages came alive in a browser\.$/),
    ]);
  });
}

test('what breaks with the version before as well is not the new one’s fault, unless it breaks otherwise', async () => {
  test.setTimeout(240_000);
  const breaking = (fault: string) =>
    `door.pages.look.load = async () => ({ load: async () => { throw new Error('${fault}') } });`;
  const broken = breaking('old fault');
  await shop.release('mf-content', also(broken));
  await expect
    .poll(async () => (await rehearsed('mf-content', `${broken}\n// anew`)).refused)
    .toBeUndefined();
  expect((await rehearsed('mf-content', breaking('new fault'))).refused).toMatch(
    /^With it the page \/nl\/look\/.* answers 503: new fault/,
  );
});
