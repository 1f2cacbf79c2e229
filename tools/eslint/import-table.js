/**
 * The import table of the workspace: allowed imports between rooms, checked on every import. See docs/ownership.md;
 * `tools/eslint/import-table.spec.ts` proves that violations are reported.
 */
const element = (type, pattern) => ({ type, pattern });

export const elements = [
  element('monolith', 'testing/monolith'),
  element('stand-in', 'libs/federation/src/releases/store/stand-in'),
  element('odd-answers', 'testing/odd-answers'),
  element('shell', 'apps/shell'),
  element('cart-walk', 'testing/cart-walk'),
  { ...element('remote', 'apps/mf-*'), capture: ['name'] },
  element('vendor-proof', 'testing/vendor-proof'),
  element('demo-backend', 'demo/backend'),
  element('studio', 'apps/studio'),
  element('e2e', 'apps/storefront-e2e'),
  element('contracts', 'libs/contracts'),
  element('content-schema', 'libs/content-schema'),
  element('drawings', 'demo/drawings'),
  element('api-clients', 'libs/api-clients'),
  element('forms', 'libs/forms'),
  element('product', 'libs/product'),
  element('stores', 'libs/stores'),
  element('ui', 'libs/ui'),
  element('federation-runtime', 'libs/federation/src/runtime'),
  element('federation-testing', 'libs/federation/src/runtime/testing'),
  element('federation-server', 'libs/federation/src/host/server'),
  element('federation-release', 'libs/federation/src/releases/release'),
  element('federation-bundler', 'libs/federation/src/build/bundler'),
  element('federation-workspace', 'libs/federation/src/build/workspace'),
  element('federation-gate', 'libs/federation/src/releases/gate'),
  element('federation-store', 'libs/federation/src/releases/store'),
  element('federation-composition', 'libs/federation/src/releases/composition'),
  element('federation-supervisor', 'libs/federation/src/host/supervisor'),
  element('federation-canary', 'libs/federation/src/releases/canary'),
  element('federation-bisect', 'libs/federation/src/releases/bisect'),
  element('tools', 'tools'),
];

export const files = [
  /** An owner's texts on screen, without code that shows them. */
  { category: 'texts', pattern: '{apps,libs}/*/src/{texts.nl.ts,texts/*.nl.ts}' },
  /** Types of the blocks that editors may put on a page. */
  { category: 'block-types', pattern: 'apps/mf-content/src/blocks/block-types.ts' },
  /** Settings of the shell's server. */
  { category: 'settings', pattern: 'apps/shell/src/server/settings/environment.ts' },
  /** Responses of the shell's server to vendors' hooks. */
  { category: 'hooks', pattern: 'apps/shell/src/server/http/cdn/hooks/hook-routes.ts' },
  { category: 'specs', pattern: 'apps/*/src/**/*.spec.{ts,tsx}' },
  /** Schemas of blocks for the editors' Studio; never loaded by shoppers. */
  { category: 'block-schema', pattern: 'apps/mf-content/src/**/*-schema.ts' },
];

/** Rooms that each room may import from. A remote never imports a remote. */
const mayImport = {
  // An S3 for tests.
  'stand-in': [],
  shell: [
    'federation-runtime',
    'federation-testing',
    'federation-server',
    'federation-release',
    'federation-composition',
    'federation-store',
    'federation-canary',
    'federation-supervisor',
    'stores',
    // Profile data stored in this browser, in code loaded after consent only.
    'product',
    'api-clients',
    'ui',
    // Its server validates submitted forms with the rules of the browser. Code of every page has no room for them.
    'forms',
    'contracts',
    'federation-bundler',
  ],
  monolith: ['remote', 'shell', 'federation-runtime', 'federation-server', 'contracts'],
  // Renders every kind of page from unusual responses of the demo vendors.
  'odd-answers': [
    'shell',
    'monolith',
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
  // Walks through the checkout with the shop's own stores and clients, against the demo vendor.
  'cart-walk': ['remote', 'demo-backend', 'stores', 'api-clients', 'contracts'],
  // Its tests start the vendors; browser tests validate recorded responses against the same document.
  'vendor-proof': ['demo-backend', 'tools', 'contracts'],
  // Validates editors' content, and the shop's queries, against the Studio's schema.
  studio: ['content-schema', 'remote', 'shell', 'demo-backend', 'api-clients', 'contracts'],
  e2e: [
    'contracts',
    'tools',
    'vendor-proof',
    'stand-in',
    'federation-store',
    'federation-release',
    'federation-gate',
    'federation-bundler',
    'federation-workspace',
    'federation-composition',
  ],
  contracts: [],
  // Schema of the content service, as given to the editors' Studio.
  'content-schema': ['contracts'],
  // Drawings of the demo's goods and campaigns; independent of the shop.
  drawings: [],
  'api-clients': ['contracts'],
  stores: ['api-clients', 'contracts'],
  ui: ['contracts'],
  product: ['ui', 'api-clients', 'contracts'],
  forms: ['stores', 'ui', 'api-clients', 'contracts'],
  'federation-runtime': ['contracts'],
  // Wrappers that tests put around a component; never loaded by shoppers.
  'federation-testing': ['federation-runtime'],
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
    'federation-workspace',
  ],
  // Its tests pass the gate as release commands do.
  'federation-gate': [
    'contracts',
    'federation-composition',
    'federation-store',
    'federation-bundler',
    'federation-workspace',
    'federation-release',
  ],
  'federation-composition': ['contracts', 'federation-store'],
  'federation-store': ['contracts', 'stand-in'],
  'federation-bundler': ['federation-workspace', 'contracts'],
  // Folders, file names and markets; loads no build tool.
  'federation-workspace': ['contracts'],
  // Runs in the primary process and in the watching thread: no code that renders or loads.
  'federation-supervisor': [],
  'federation-canary': ['contracts'],
  'federation-bisect': ['contracts'],
  // `tools/stage` starts an S3 for a shop.
  tools: [
    'stand-in',
    // The contact sheet shows the whole pattern book.
    'drawings',
    'contracts',
    'federation-canary',
    'federation-bisect',
    'federation-bundler',
    'federation-workspace',
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
  // Files may import anything within their own room.
  ...Object.keys(mayImport)
    .filter((type) => type !== 'remote')
    .map((type) => ({ from: { element: { type } }, allow: { to: { element: { type } } } })),
  {
    from: { element: { type: 'remote' } },
    allow: { to: { element: { type: 'remote', captured: { name: '{{ from.element.captured.name }}' } } } },
  },
  {
    // The demo vendors are seeded with all owners' texts, and pages of all blocks.
    from: { element: { type: 'demo-backend' } },
    allow: {
      to: {
        element: { types: { anyOf: ['remote', 'shell', 'stores', 'ui'] } },
        file: { categories: { anyOf: ['texts', 'block-types'] } },
      },
    },
  },
  {
    // Schemas lie beside code that shoppers load, but are not part of it.
    from: { element: { type: 'remote' }, file: { categories: { anyOf: ['block-schema', 'specs'] } } },
    allow: { to: { element: { type: 'content-schema' } } },
  },
  {
    // The doctor checks the vendors named in the settings; its tests use the demo's.
    from: { element: { types: { anyOf: ['tools', 'vendor-proof'] } } },
    allow: { to: { element: { type: 'shell' }, file: { categories: { anyOf: ['settings'] } } } },
  },
  {
    // Tests of the doctor also send hooks to the shop.
    from: { element: { type: 'vendor-proof' } },
    allow: { to: { element: { type: 'shell' }, file: { categories: { anyOf: ['hooks'] } } } },
  },
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
];
