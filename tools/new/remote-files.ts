import { spoken } from './names.ts';
import { pageDefinition, pageFiles, pageImports, pageText, type NewFiles } from './page-files.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const project = (remote: string) => ({
  $schema: '../../node_modules/nx/schemas/project-schema.json',
  name: remote,
  projectType: 'application',
  sourceRoot: `apps/${remote}/src`,
  targets: {
    build: { executor: 'nx:run-commands', options: { command: `node tools/build.ts ${remote}` } },
    serve: { executor: './tools/nx-serve:serve', options: { devRemotes: remote } },
    lint: {},
    typecheck: {},
    test: {},
  },
});

const tsconfig = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
  include: ['src', '*.ts', '../*/src/lends.ts', '../../types'],
  references: [{ path: '../../libs' }],
};

const entry = (
  remote: string,
  page: string,
  path: string,
) => `import type { Clients } from '@weefsel/api-clients';
import { ${pageImports(path).join(', ')}, type Remote } from '@weefsel/contracts';

export default {
  pages: {
${pageDefinition(page, path)}  },
  fragments: {},
} satisfies Remote<'${remote}', Clients>;
`;

const texts = (remote: string, page: string) => `/** Texts of this remote on screen. */
export const texts = {
${pageText(remote, page)}} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    '${remote}': typeof texts;
  }
}
`;

const testShop = `import { shopWith } from '@weefsel/stores/testing';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts } from '../texts.nl';

export const { builtInText, showInShop, storesInTest } = shopWith({ ...uiTexts, ...texts });
`;

const readme = (remote: string, page: string, path: string) => `# ${remote}: ${spoken(page).toLowerCase()}

One entry, \`src/remote.tsx\`; nothing else may be imported from outside. What it says on screen is in \`src/texts.nl.ts\`.

| page | shown at |
| --- | --- |
| \`${page}\` | \`${path}\` |
`;

/** All files of a remote with one page, by their path in its folder. */
export const remoteFiles = (remote: string, page: string, path: string, port: number): NewFiles => ({
  'README.md': readme(remote, page, path),
  'project.json': json(project(remote)),
  'tsconfig.json': json(tsconfig),
  'webpack.config.ts': `import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';

export default remoteBuild({ name: '${remote}', port: ${port} });
`,
  'src/remote.tsx': entry(remote, page, path),
  'src/texts.nl.ts': texts(remote, page),
  'src/testing/shop.ts': testShop,
  ...pageFiles(remote, page, path),
});
