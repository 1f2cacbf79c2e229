import { refusalOf } from '../../../../tools/shop.ts';
import { expect, test } from '../shopper.ts';
import type { OwnShop } from './own-shop.ts';
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
  const refused = await refusalOf(remote, version, shop.dataDir, (note) => notes.push(note));
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

for (const remote of ['mf-search', 'mf-catalog', 'mf-content', 'mf-checkout', 'mf-account']) {
  test(`an honest release of ${remote} is rendered page by page, and not refused`, async () => {
    const { refused, notes } = await rehearsed(remote, '// as it is');
    expect(refused).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(/^[1-9]\d* pages were rendered\.$/)]);
  });
}

test('what breaks with the version before as well is not the new one’s fault', async () => {
  const broken = `door.pages.look.load = async () => ({ load: async () => { throw new Error('old fault') } });`;
  await shop.release('mf-content', also(broken));
  await expect
    .poll(async () => (await rehearsed('mf-content', `${broken}\n// anew`)).refused)
    .toBeUndefined();
});
