import type { RemoteManifest } from '../../../../../libs/federation/src/build/bundler/index.ts';
import { also, type HostileRelease } from './hostile-release.ts';

const saying = (change: (manifest: RemoteManifest) => object): HostileRelease['change'] => ({
  manifest: (manifest) => ({ ...manifest, ...change(manifest) }),
});

const leaving = (traces: object): HostileRelease['change'] =>
  saying((manifest) => ({ traces: { ...manifest.traces, ...traces } }));

/** Releases refused by the facts of their build, before any of their code runs. */
export const BY_WHAT_IT_SAYS: readonly HostileRelease[] = [
  {
    what: 'an own copy of what the shell lends',
    remote: 'mf-search',
    change: saying(({ bundled }) => ({ bundled: [...bundled, 'mobx'] })),
    refused: /It carries its own copy of mobx/,
  },
  {
    what: 'another React than the shell’s',
    remote: 'mf-search',
    change: saying(({ shared }) => ({ shared: { ...shared, react: '99.0.0' } })),
    refused: /It was built against react 99\.0\.0, the shell lends/,
    inSoak: true,
  },
  {
    what: 'a package that nobody lends',
    remote: 'mf-search',
    change: saying(({ shared }) => ({ shared: { ...shared, 'left-pad': '1.0.0' } })),
    refused: /It expects the shell to lend left-pad/,
    inSoak: true,
  },
  {
    what: 'no entry',
    remote: 'mf-content',
    change: saying(() => ({ entry: { js: [], css: [] } })),
    refused: /It has no entry/,
    inSoak: true,
  },
  {
    what: 'a page over its budget',
    remote: 'mf-account',
    change: saying(() => ({ budget: { login: 1 } })),
    refused: /login/,
  },
  {
    what: 'a method for all arrays',
    remote: 'mf-catalog',
    change: leaving({ prototypes: ['Array'] }),
    refused: /It writes to Array\.prototype/,
    inSoak: true,
  },
  {
    what: 'a global that it did not declare',
    remote: 'mf-catalog',
    change: leaving({ globals: ['jQuery'] }),
    refused: /It sets the global jQuery/,
  },
  {
    what: 'something in storage that it did not declare',
    remote: 'mf-catalog',
    change: leaving({ storage: ['secret'] }),
    refused: /It keeps secret in the browser/,
    inSoak: true,
  },
  {
    what: 'an event that it did not declare',
    remote: 'mf-account',
    change: leaving({ events: ['purchase'] }),
    refused: /It sends the tracking event purchase/,
    inSoak: true,
  },
  {
    what: 'a path of somebody else',
    remote: 'mf-account',
    change: {
      description: (said) => ({
        ...said,
        pages: { ...said.pages, orders: { ...said.pages.orders, paths: ['/cart'] } },
      }),
    },
    refused: /both claim the path \/cart/,
  },
  {
    what: 'a page less, without a word',
    remote: 'mf-search',
    change: {
      ...also('delete entry.pages.search;'),
      manifest: ({ pages: { search: _, ...pages }, ...rest }) => ({ ...rest, pages }),
      description: ({ pages: { search: _, ...pages }, ...said }) => ({ ...said, pages }),
    },
    refused: /search/,
  },
];
