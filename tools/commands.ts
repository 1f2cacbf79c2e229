import { isReleaseCommand, releaseGroups, USAGES } from './release/usages.ts';

/**
 * Commands by group: purpose, and module that runs when imported. `weefsel` is the `bin` of this package: npx links a
 * `bin` of the root at each call, for seconds.
 */
const OTHERS = {
  Look: {
    trace: ['Lists requirements without a test', 'trace.ts'],
    'scripts-of': ['Lists scripts that may run in a page', 'scripts-of/scripts-of.ts'],
    sbom: ['Prints npm packages of shell and remotes', 'sbom.ts'],
    'contact-sheet': ['Draws all garments', 'contact-sheet.ts'],
    'picture-times': ['Measures the processor time of a picture', 'picture-times.ts'],
    memory: ['Measures the heap over many releases', 'bench/memory.ts'],
    'channel-moves': ['Measures moves of the live channel under load', 'bench/channel-moves.ts'],
    'unused-remotes': ['Measures the cost of remotes that a page does not use', 'bench/unused.ts'],
    'vendor-times': ['Measures the embedded vendors', 'bench/vendors.ts'],
  },
  Check: {
    doctor: ['Checks machine, settings and vendors', 'doctor/doctor.mjs'],
    recipes: ['Follows the recipes of docs/recipes', 'recipes/recipes.ts'],
    faults: ['Checks every page under every fault of a vendor', 'faults.ts'],
    mutate: ['Counts changes that tests notice', 'mutate.ts'],
    load: ['Plays a busy day', 'load/load.ts'],
    soak: ['Runs all walks in full length; takes hours', 'soak.ts'],
    shots: ['Takes screenshots of pages and states', 'shots.ts'],
    'dependency-review': ['Checks npm packages against the policy', 'dependencies/dependencies.ts'],
    e2e: ['Runs chosen browser tests', 'e2e.ts'],
  },
  Write: {
    api: ['Writes the API reports of lent packages', 'api/api.ts'],
    ownership: ['Writes docs/ownership.md', 'ownership/ownership.ts'],
    ledger: ['Updates docs/requirements.md', 'ledger.ts'],
    decisions: ['Writes the index of the decision records', 'decisions.ts'],
    law: ['Writes docs/law.md', 'law.ts'],
    plugin: ['Writes the schema of the Shopware plugin', 'plugin.ts'],
  },
  Deliver: {
    package: ['Makes one folder that runs with Node', 'package.ts'],
    pack: ['Packs packages for a separate repository', 'pack/pack.ts'],
    redirects: ['Replaces the redirects of moved addresses', 'redirects.ts'],
    feed: ['Writes or checks the product feed', 'feed/feed.ts'],
    demo: ['Exports the content of the demo', 'demo.ts'],
  },
} as const satisfies Record<string, Record<string, readonly [about: string, module: string]>>;

/** Last line of the overview: the scripts of `package.json`. */
export const DAILY =
  'Daily work: npm start, npm test, npm run <script>: test:all, dev, build, lint, typecheck, format, new, bench, doctor, help.';

/** All commands of the workspace by group. */
export const GROUPS = {
  ...releaseGroups(Object.keys(USAGES).filter(isReleaseCommand)),
  ...Object.fromEntries(
    Object.entries(OTHERS).map(([group, commands]) => [
      group,
      Object.fromEntries(Object.entries(commands).map(([name, [about]]) => [name, about])),
    ]),
  ),
};

/** Modules of the commands that are not about releases. */
export const MODULES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(OTHERS).flatMap((commands) =>
    Object.entries(commands).map(([name, [, module]]) => [name, module]),
  ),
);
