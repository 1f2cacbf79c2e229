/**
 * The import table of the house: who may import whom, checked on every import.
 * See docs/ownership.md; `tools/eslint/import-table.spec.ts` proves that it bites.
 */
const element = (type, pattern) => ({ type, pattern });

export const elements = [
  element('remotes-table', 'apps/shell/src/monolith'),
  element('stand-in', 'libs/federation/src/store/stand-in'),
  element('odd-answers', 'apps/shell/src/odd-answers'),
  element('shell', 'apps/shell'),
  element('cart-walk', 'apps/mf-checkout/src/testing/cart-walk'),
  { ...element('remote', 'apps/mf-*'), capture: ['name'] },
  element('proof', 'apps/demo-backend/src/proof'),
  element('demo-backend', 'apps/demo-backend'),
  element('studio', 'apps/studio'),
  element('e2e', 'apps/storefront-e2e'),
  element('contracts', 'libs/contracts'),
  element('content-schema', 'libs/content-schema'),
  element('drawings', 'libs/drawings'),
  element('api-clients', 'libs/api-clients'),
  element('forms', 'libs/forms'),
  element('product', 'libs/product'),
  element('stores', 'libs/stores'),
  element('ui', 'libs/ui'),
  element('federation-runtime', 'libs/federation/src/runtime'),
  element('federation-router', 'libs/federation/src/router'),
  element('federation-testing', 'libs/federation/src/testing'),
  element('federation-server', 'libs/federation/src/server'),
  element('federation-release', 'libs/federation/src/release'),
  element('federation-bundler', 'libs/federation/src/bundler'),
  element('federation-gate', 'libs/federation/src/gate'),
  element('federation-store', 'libs/federation/src/store'),
  element('federation-composition', 'libs/federation/src/composition'),
  element('federation-supervisor', 'libs/federation/src/supervisor'),
  element('federation-canary', 'libs/federation/src/canary'),
  element('federation-bisect', 'libs/federation/src/bisect'),
  element('tools', 'tools'),
];

export const files = [
  /** What an owner says on screen, and nothing that shows it. */
  { category: 'texts', pattern: '{apps,libs}/*/src/{texts.nl.ts,texts/*.nl.ts}' },
  /** Types of what editors may put on a page. */
  { category: 'block-types', pattern: 'apps/mf-content/src/blocks/block-types.ts' },
  /** What the shell's server is configured with. */
  { category: 'settings', pattern: 'apps/shell/src/server/environment.ts' },
  /** What the shell's server says to hooks of vendors. */
  { category: 'hooks', pattern: 'apps/shell/src/server/cdn/hooks/hook-routes.ts' },
  { category: 'specs', pattern: 'apps/*/src/**/*.spec.{ts,tsx}' },
  /** What the Studio of the editors is told of blocks; nothing that shoppers load. */
  { category: 'block-schema', pattern: 'apps/mf-content/src/**/*-schema.ts' },
];

/** For each room, the other rooms that it may import from. A remote never imports a remote. */
const mayImport = {
  // Servers for tests: a Redis for machines that have none, and an S3.
  'stand-in': [],
  shell: [
    'remotes-table',
    'stand-in',
    'federation-runtime',
    'federation-router',
    'federation-testing',
    'federation-server',
    'federation-release',
    'federation-composition',
    'federation-store',
    'federation-canary',
    'federation-supervisor',
    'stores',
    // What this browser remembers of its visitor, in code that comes with leave.
    'product',
    'api-clients',
    'ui',
    // Its server checks what was sent with the rules that browsers check it with; what every page loads has no room for them.
    'forms',
    'contracts',
    'federation-bundler',
  ],
  'remotes-table': ['remote', 'shell', 'federation-runtime', 'federation-server', 'contracts'],
  // Renders every kind of page from odd answers of the demo's vendors.
  'odd-answers': [
    'shell',
    'remotes-table',
    'demo-backend',
    'federation-runtime',
    'stores',
    'api-clients',
    'contracts',
  ],
  remote: [
    'federation-runtime',
    'federation-testing',
    'federation-bundler',
    'stores',
    'product',
    'forms',
    'api-clients',
    'ui',
    'contracts',
  ],
  'demo-backend': ['contracts', 'drawings', 'federation-bundler'],
  // Walks through the checkout with the shop's own stores and clients, in front of the demo's vendor.
  'cart-walk': ['remote', 'demo-backend', 'stores', 'api-clients', 'contracts'],
  // Its tests open the vendors; the browser tests hold recorded answers against the same document.
  proof: ['demo-backend', 'tools', 'contracts'],
  // Holds what editors write, and what the shop asks for, against the Studio's schema.
  studio: ['content-schema', 'remote', 'shell', 'demo-backend', 'api-clients', 'contracts'],
  e2e: [
    'contracts',
    'tools',
    'proof',
    'stand-in',
    'federation-store',
    'federation-release',
    'federation-gate',
    'federation-bundler',
    'federation-composition',
  ],
  contracts: [],
  // What the content service holds, as the Studio of the editors is told.
  'content-schema': ['contracts'],
  // What the demo's goods and campaigns look like; knows nothing of a shop.
  drawings: [],
  'api-clients': ['contracts'],
  stores: ['api-clients', 'contracts'],
  ui: ['contracts'],
  product: ['ui', 'api-clients', 'contracts'],
  forms: ['stores', 'ui', 'api-clients', 'contracts'],
  'federation-runtime': ['contracts'],
  // The shell's alone: remotes get what it does through the runtime.
  'federation-router': ['federation-runtime'],
  // What tests put around a part; nothing that shoppers load.
  'federation-testing': ['federation-router', 'federation-runtime'],
  'federation-server': [
    'contracts',
    'federation-runtime',
    'federation-release',
    'federation-composition',
    'federation-store',
    'federation-supervisor',
    'federation-bundler',
  ],
  'federation-release': [
    'contracts',
    'federation-canary',
    'federation-composition',
    'federation-store',
    'federation-bundler',
  ],
  // Its tests go through the gate as release commands do.
  'federation-gate': [
    'contracts',
    'federation-composition',
    'federation-store',
    'federation-bundler',
    'federation-release',
  ],
  'federation-composition': ['contracts', 'federation-store'],
  'federation-store': ['contracts', 'stand-in'],
  'federation-bundler': ['contracts'],
  // Runs in the primary and in the thread that watches: no code that shows or loads anything.
  'federation-supervisor': [],
  'federation-canary': ['contracts'],
  'federation-bisect': ['contracts'],
  // `tools/stage` starts a Redis and a store beside a shop.
  tools: [
    'stand-in',
    // The contact sheet shows all that the pattern book has.
    'drawings',
    'contracts',
    'federation-canary',
    'federation-bisect',
    'federation-bundler',
    'federation-store',
    'federation-composition',
    'federation-gate',
    'federation-release',
    'federation-server',
    'federation-runtime',
    'federation-supervisor',
  ],
};

export const policies = [
  ...Object.entries(mayImport).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: { element: { types: { anyOf: to } } } },
  })),
  // Inside its own room a file may import what it likes.
  ...Object.keys(mayImport)
    .filter((type) => type !== 'remote')
    .map((type) => ({ from: { element: { type } }, allow: { to: { element: { type } } } })),
  {
    from: { element: { type: 'remote' } },
    allow: { to: { element: { type: 'remote', captured: { name: '{{ from.element.captured.name }}' } } } },
  },
  {
    // The demo's vendors start with what every owner says on screen, and with pages of the blocks that there are.
    from: { element: { type: 'demo-backend' } },
    allow: {
      to: {
        element: { types: { anyOf: ['remote', 'shell', 'stores', 'ui'] } },
        file: { categories: { anyOf: ['texts', 'block-types'] } },
      },
    },
  },
  {
    // Schemas lie beside what shoppers load and are no part of it.
    from: { element: { type: 'remote' }, file: { categories: { anyOf: ['block-schema', 'specs'] } } },
    allow: { to: { element: { type: 'content-schema' } } },
  },
  {
    // The doctor asks the vendors that the settings name, and is proved with those of the demo.
    from: { element: { types: { anyOf: ['tools', 'proof'] } } },
    allow: { to: { element: { type: 'shell' }, file: { categories: { anyOf: ['settings'] } } } },
  },
  {
    // It asks the shop what it makes of hooks, too.
    from: { element: { type: 'proof' } },
    allow: { to: { element: { type: 'shell' }, file: { categories: { anyOf: ['hooks'] } } } },
  },
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
];
