import { lintTexts, type LintedText } from './lint-texts';

const TABLE = 'boundaries/dependencies';
const RESTRICTED = 'no-restricted-imports';

interface Case extends LintedText {
  what: string;
  /** Rule that rejects it; absent for allowed imports. */
  refusedBy?: string;
}

const remote = 'apps/mf-search/src/remote.tsx';
const shell = 'apps/shell/src/app.tsx';
const seed = 'demo/backend/src/texts-of-owners.ts';
const blocks = 'apps/mf-content/src/blocks';
const stores = `export { useStores } from '@weefsel/stores';`;
const fields = `export { line } from '@weefsel/content-schema';`;
const all = (from: string) => `export * from '${from}';`;

const CASES: readonly Case[] = [
  {
    what: 'a remote that imports another remote',
    file: remote,
    code: all('../../mf-catalog/src/remote'),
    refusedBy: TABLE,
  },
  {
    what: 'a component of libs/ui that knows a store',
    file: 'libs/ui/src/button/button.tsx',
    code: stores,
    refusedBy: TABLE,
  },
  {
    what: 'what is made of wire data and knows a store',
    file: 'libs/product/src/index.ts',
    code: stores,
    refusedBy: TABLE,
  },
  {
    what: 'a second router in a remote',
    file: remote,
    code: `export { Link } from 'react-router-dom';`,
    refusedBy: RESTRICTED,
  },
  {
    what: 'shell code that reaches into a remote past the remotes table',
    file: shell,
    code: all('../../mf-search/src/remote'),
    refusedBy: TABLE,
  },
  {
    what: 'a remote with the texts of another',
    file: remote,
    code: all('../../mf-catalog/src/texts.nl'),
    refusedBy: TABLE,
  },
  {
    what: 'a remote with the texts of the shell',
    file: remote,
    code: all('../../shell/src/texts.nl'),
    refusedBy: TABLE,
  },
  { what: 'a remote with texts of its own', file: remote, code: all('./texts.nl') },
  {
    what: 'the demo with texts of a remote',
    file: seed,
    code: all('../../../apps/mf-search/src/texts.nl.ts'),
  },
  {
    what: 'the demo with anything else of a remote',
    file: seed,
    code: all('../../../apps/mf-search/src/remote.tsx'),
    refusedBy: TABLE,
  },
  { what: 'the Studio’s fields in a schema', file: `${blocks}/quote/quote-schema.ts`, code: fields },
  {
    what: 'the Studio’s fields in what shoppers load',
    file: `${blocks}/quote/quote.tsx`,
    code: fields,
    refusedBy: TABLE,
  },
  {
    what: 'a schema in what shoppers load',
    file: `${blocks}/quote/block.ts`,
    code: `export { schema } from './quote-schema';`,
    refusedBy: RESTRICTED,
  },
  {
    what: 'a schema in another schema',
    file: `${blocks}/inspiration/inspiration-schema.ts`,
    code: `export { productTabs } from '../product-slider/product-slider-tab-schema';`,
  },
  {
    what: 'a remote with what the house lends it',
    file: remote,
    code: `${stores}\nexport { Button } from '@weefsel/ui';\n`,
  },
];

let broken: ReadonlyMap<Case, string[]>;
beforeAll(() => {
  const found = lintTexts(CASES.map(({ file, code }) => ({ file, code })));
  broken = new Map(CASES.map((one, at) => [one, found[at] ?? ['was not linted']]));
});

describe('the import table refuses', () => {
  test.each(CASES.filter(({ refusedBy }) => refusedBy))('$what', (one) => {
    expect(broken.get(one)).toContain(one.refusedBy);
  });
});

describe('the import table allows', () => {
  test.each(CASES.filter(({ refusedBy }) => !refusedBy))('$what', (one) => {
    expect(broken.get(one)).toEqual([]);
  });
});
