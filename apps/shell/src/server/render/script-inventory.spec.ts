import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import { describing } from '../request/addresses.fixture';
import { readEnvironment } from '../settings/environment';
import { hashOf } from '../http/security/content-policy';
import type { ShellAssets } from './shell-assets';
import { scriptInventory } from './script-inventory';

const files = (...js: string[]) => ({ js, css: [] });
const integrityOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `sha384-${name}`]));

const snapshot: Snapshot = fromPartial({
  composition: 'c1',
  addresses: { 'mf-checkout': { checkout: { paths: ['/checkout'] }, cart: { paths: ['/cart'] } } },
  remotes: new Map([
    [
      'mf-checkout',
      {
        scriptMode: 'cors',
        borrows: [{ remote: 'mf-account', name: 'GuestAccount' }],
        description: describing({}),
        ref: {
          version: 'ab12',
          base: '/remotes/mf-checkout/ab12/',
          remoteEntry: 'remoteEntry.js',
          entry: files('entry.js'),
          pages: { checkout: files('879.js', 'page.checkout.js'), cart: files('page.cart.js') },
          fragments: {},
          integrity: integrityOf(
            'remoteEntry.js',
            'entry.js',
            '879.js',
            'page.checkout.js',
            'page.cart.js',
            'a.css',
          ),
        },
      },
    ],
    [
      'mf-account',
      {
        scriptMode: 'cors',
        ref: {
          version: 'cd34',
          base: '/remotes/mf-account/cd34/',
          remoteEntry: 'remoteEntry.js',
          entry: files(),
          pages: { login: files('page.login.js') },
          fragments: { GuestAccount: files('fragment.guest.js') },
          integrity: integrityOf('remoteEntry.js', 'page.login.js', 'fragment.guest.js'),
        },
      },
    ],
  ]),
});

const assets: ShellAssets = {
  build: 'b1',
  mainScript: { href: '/assets/main.js', integrity: 'sha384-main' },
  scriptsBefore: [{ href: '/assets/react.js', integrity: 'sha384-react' }],
  measuresScript: { href: '/assets/measures.js', integrity: 'sha384-measures' },
  laterScripts: { '/assets/footer.js': 'sha256-footer' },
  firstPaintScript: 'show()',
  earlyScript: 'start()',
  css: '',
  fonts: [],
};

const VENDORS = {
  COMMERCE_ENDPOINT: 'https://commerce.example/store-api',
  SEARCH_BASE_URL: 'https://search.example',
  TWEAKWISE_ANALYTICS_URL: '',
};
const made = (env: Record<string, string> = {}) => ({
  config: readEnvironment({ ...VENDORS, ...env }),
  assets,
});

const lines = (path: string, env?: Record<string, string>) =>
  scriptInventory(path, snapshot, made(env))?.scripts.map(
    ({ script, integrity, owner, why }) => `${script} ${integrity} ${owner}: ${why}`,
  );

test('every script of a page is named with what it must hold, who answers for it and why it is there', () => {
  expect(lines('/checkout')).toEqual([
    `inline ${hashOf('show()').replaceAll("'", '')} shell@b1: shows stored choices in the first paint`,
    `inline ${hashOf('start()').replaceAll("'", '')} shell@b1: answers before the code of the page`,
    '/assets/react.js sha384-react shell@b1: what the main script needs',
    '/assets/main.js sha384-main shell@b1: starts the page',
    '/assets/footer.js sha256-footer shell@b1: comes when it is needed',
    '/remotes/mf-checkout/ab12/remoteEntry.js sha384-remoteEntry.js mf-checkout@ab12: container of the remote',
    '/remotes/mf-checkout/ab12/entry.js sha384-entry.js mf-checkout@ab12: entry of the remote',
    '/remotes/mf-checkout/ab12/879.js sha384-879.js mf-checkout@ab12: page checkout',
    '/remotes/mf-checkout/ab12/page.checkout.js sha384-page.checkout.js mf-checkout@ab12: page checkout',
    '/remotes/mf-account/cd34/remoteEntry.js sha384-remoteEntry.js mf-account@cd34: container of the remote',
    '/remotes/mf-account/cd34/fragment.guest.js sha384-fragment.guest.js mf-account@cd34: fragment GuestAccount',
  ]);
});

test('a tag manager is in it with what is known of it, and so is what measures', () => {
  const with_ = lines('/checkout', { GTM_ID: 'GTM-1' });
  expect(with_?.at(-1)).toBe(
    'https://www.googletagmanager.com  GTM-1: the tag manager, once measuring is allowed',
  );
  expect(with_?.some((line) => line.startsWith('/assets/measures.js sha384-measures'))).toBe(true);
});

test('the headers that hold a page to it are those that its document has', () => {
  const { headers } = scriptInventory('/checkout', snapshot, made()) ?? {};
  expect(headers?.['content-security-policy']).toContain(
    `script-src 'self' ${hashOf('show()')} ${hashOf('start()')};`,
  );
  expect(headers?.['content-security-policy']).not.toContain('style-src ');
  expect(headers?.['integrity-policy']).toMatch(/^blocked-destinations=\(script\)/);
});

test('of an address that no remote declares there is none', () => {
  expect(lines('/nl/dames/')).toBeUndefined();
});
