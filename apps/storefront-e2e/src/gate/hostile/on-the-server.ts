import { also, type HostileRelease } from './hostile-release.ts';

/** Releases that break when a server opens them, or renders their pages. */
export const ON_THE_SERVER: readonly HostileRelease[] = [
  {
    what: 'a page whose load throws',
    remote: 'mf-search',
    change: also(
      `entry.pages.listing.load = async () => ({ load: async () => { throw new Error('no such facet') } });`,
    ),
    refused: /^With it the page \/nl\/.* answers 503: no such facet/,
  },
  {
    what: 'a page that throws when it is rendered',
    remote: 'mf-catalog',
    change: also(`entry.pages.product.view = async () => ({ Page: ({ data }) => data.price.never.there });`),
    refused: /^With it the page \/.* answers 500: Cannot read properties of undefined/,
    inSoak: true,
  },
  {
    what: 'a page whose load never ends',
    remote: 'mf-checkout',
    change: also(`entry.pages.cart.load = async () => ({ load: () => new Promise(() => {}) });`),
    refused: /^With it the page \/cart answers 503/,
  },
  {
    what: 'a page that goes round in a circle when it is rendered',
    remote: 'mf-account',
    change: also(`entry.pages.login.view = async () => ({ Page: () => { for (;;); } });`),
    refused: /^The page \/login did not come to an end within 30 s: it hangs, or runs in a circle/,
    inSoak: true,
  },
  {
    what: 'a lent fragment that throws on the pages of others',
    remote: 'mf-catalog',
    change: also(
      `entry.fragments.ProductSlider.view = async () => ({ Fragment: () => { throw new Error('no rail') } });`,
    ),
    refused: /shows a message in the place of mf-catalog\/fragment\/ProductSlider: no rail/,
  },
  {
    what: 'a lent fragment whose load throws',
    remote: 'mf-catalog',
    change: also(
      `entry.fragments.ProductSlider.load = async () => ({ load: async () => { throw new Error('no list') } });`,
    ),
    refused: /does not get what mf-catalog\/fragment\/ProductSlider is shown from: no list/,
    inSoak: true,
  },
  {
    what: 'a page that claims what is the shell’s',
    remote: 'mf-content',
    change: also(`entry.pages.page.paths = ['/stylingViewer'];`),
    refused: /page claims the path \/stylingViewer, which the shell has for itself/,
  },
  {
    what: 'a page that leaves a rejection behind',
    remote: 'mf-content',
    change: also(
      `const { load } = entry.pages.home; entry.pages.home.load = async () => { const all = await load(); return { load: (...args) => { Promise.reject(new Error('left behind')); return all.load(...args); } }; };`,
    ),
    refused: /throws behind its answer: left behind/,
  },
  {
    what: 'a page that keeps a little more with each rendering',
    remote: 'mf-checkout',
    change: also(
      `const kept = []; const { load } = entry.pages.cart; entry.pages.cart.load = async () => { const all = await load(); return { load: (...args) => { kept.push(new Array(100_000).fill(kept.length + 0.5)); return all.load(...args); } }; };`,
    ),
    refused: /^Each 100 renderings of \/cart leave \d+ MB of memory behind/,
  },
  {
    what: 'a bundle that throws when it is opened',
    remote: 'mf-search',
    change: also(`throw new Error('no start');`),
    refused: /no start/,
    inSoak: true,
  },
  {
    what: 'a bundle that ends the process',
    remote: 'mf-content',
    change: also(`process.exit(3);`),
    refused: /It ended the process that opened it/,
    inSoak: true,
  },
  {
    what: 'a bundle that never comes to its end',
    remote: 'mf-account',
    change: also(`for (;;);`),
    refused: /did not come to an end within 30 s/,
    inSoak: true,
  },
  {
    what: 'a page that takes all memory',
    remote: 'mf-account',
    change: also(
      `entry.pages.login.view = async () => ({ Page: () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length + 0.5)); } });`,
    ),
    refused: /It takes more than 512 MB of memory/,
    inSoak: true,
  },
  {
    what: 'a part that never opens',
    remote: 'mf-checkout',
    change: also(`entry.pages.cart.view = () => new Promise(() => {});`),
    refused: /^page "cart" cannot be opened: it did not come within 3000 ms/,
    inSoak: true,
  },
  {
    what: 'a page that is in the entry no more',
    remote: 'mf-checkout',
    change: also(`delete entry.pages.cart;`),
    refused: /^Its entry has no page "cart", which its manifest names/,
    inSoak: true,
  },
  {
    what: 'a page that renders what is nothing to see',
    remote: 'mf-account',
    change: also(`entry.pages.login.view = async () => ({ Page: () => ({ not: 'a child' }) });`),
    refused: /^With it the page \/login answers 500: .*(Objects are not valid|#31)/,
    inSoak: true,
  },
  {
    what: 'a page that calls itself for ever',
    remote: 'mf-account',
    change: also(
      `const again = (n) => again(n + 1) + 1; entry.pages.login.view = async () => ({ Page: () => again(0) });`,
    ),
    refused: /^With it the page \/login answers 500: Maximum call stack size exceeded/,
    inSoak: true,
  },
  {
    what: 'a page that waits for ever while it is rendered',
    remote: 'mf-account',
    change: also(`entry.pages.login.view = async () => ({ Page: () => { throw new Promise(() => {}); } });`),
    refused: /\/login/,
    inSoak: true,
  },
  {
    what: 'a page whose load brings something else than it shows',
    remote: 'mf-search',
    change: also(`entry.pages.listing.load = async () => ({ load: async () => 42 });`),
    refused: /^With it the page \/nl\/.* answers 50[03]/,
    inSoak: true,
  },
  {
    what: 'a rejection that nobody takes, left when it is opened',
    remote: 'mf-content',
    change: also(`Promise.reject(new Error('at once'));`),
    refused: /throws behind its answer: at once/,
    inSoak: true,
  },
  {
    what: 'a timer that throws',
    remote: 'mf-search',
    change: also(`setTimeout(() => { throw new Error('a moment later'); }, 200);`),
    refused: /throws behind its answer: a moment later/,
    inSoak: true,
  },
  {
    what: 'a bundle that answers for its judge',
    remote: 'mf-account',
    change: also(
      `process.send?.({ refused: null }); entry.pages.login.view = async () => ({ Page: () => { throw new Error('judged after all'); } });`,
    ),
    refused: /judged after all/,
    inSoak: true,
  },
  {
    what: 'a bundle that takes away what all use',
    remote: 'mf-catalog',
    change: also(`'use strict'; Object.defineProperty(Array.prototype, 'map', { value: () => [] });`),
    refused: /Cannot redefine property|map/,
    inSoak: true,
  },
  {
    what: 'a lent fragment less, which others show',
    remote: 'mf-catalog',
    change: {
      ...also('delete entry.fragments.ProductSlider;'),
      manifest: ({ fragments: { ProductSlider: _, ...fragments }, ...rest }) => ({ ...rest, fragments }),
      description: (said) => ({
        ...said,
        fragments: said.fragments.filter((name) => name !== 'ProductSlider'),
      }),
    },
    refused:
      /in the place of mf-catalog\/fragment\/ProductSlider: mf-catalog has no fragment "ProductSlider"/,
    inSoak: true,
  },
];
