import type { SchemaTypeDefinition } from '@sanity/types';
import { blockSchemasIn, compileSchema } from '@weefsel/content-schema/testing';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { presentation as presentationOf } from './src/presentation';

interface Config {
  plugins: object[];
  projectId: string;
  dataset: string;
  schema: { types: SchemaTypeDefinition[] };
  document: {
    newDocumentOptions: (items: { templateId: string }[]) => { templateId: string }[];
    actions: (actions: { action: string }[], at: { schemaType: string }) => { action: string }[];
  };
}

const BLOCKS = resolve(__dirname, '../mf-content/src/blocks');

// Neither the Studio nor Vite, which finds the blocks for it, is installed in the workspace.
jest.mock('sanity', () => ({ defineConfig: (config: object) => config }), { virtual: true });
jest.mock('sanity/structure', () => ({ structureTool: (options: object) => options }), { virtual: true });
jest.mock('sanity/presentation', () => ({ presentationTool: (options: object) => options }), {
  virtual: true,
});
jest.mock('./src/blocks', () => ({ blocks: [] }));

async function configWith(env: Record<string, string>): Promise<Config> {
  jest.resetModules();
  Object.assign(process.env, env);
  const { blocks } = await import('./src/blocks');
  blocks.push(...(await blockSchemasIn(BLOCKS)));
  return ((await import('./sanity.config')) as { default: Config }).default;
}

afterEach(() => {
  delete process.env.SANITY_STUDIO_PROJECT_ID;
  delete process.env.SANITY_STUDIO_DATASET;
  delete process.env.SANITY_STUDIO_PREVIEW_ORIGIN;
});

describe('the Studio', () => {
  test('edits the project that the environment names, and throws when the environment names none', async () => {
    const config = await configWith({ SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_DATASET: 'proef' });
    expect(config).toMatchObject({ projectId: 'abc123', dataset: 'proef' });
    await expect(configWith({ SANITY_STUDIO_PROJECT_ID: '' })).rejects.toThrow(
      'SANITY_STUDIO_PROJECT_ID is missing',
    );
  });

  test('has a schema that compiles, every block in it', async () => {
    const { schema } = await configWith({ SANITY_STUDIO_PROJECT_ID: 'abc123' });
    const names = compileSchema(schema.types).getTypeNames();
    expect(names).toEqual(expect.arrayContaining(['page', 'siteConfig', 'quote', 'faq', 'videoImage']));
  });

  test('shows drafts in the shop that the environment names, at the addresses where they are shown', async () => {
    const env = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_PREVIEW_ORIGIN: 'https://shop.example' };
    const { plugins } = await configWith(env);
    const [, presentation] = plugins as [object, ReturnType<typeof presentationOf>];
    expect(presentation.previewUrl).toEqual({
      initial: 'https://shop.example/nl/',
      previewMode: { enable: '/preview/content/enable', disable: '/preview/content/disable' },
    });
    const hrefsOf = (type: string, slug: string) =>
      presentation.resolve.locations[type]
        ?.resolve({ title: 'Titel', slug })
        ?.locations.map(({ href }) => href);
    expect(hrefsOf('page', 'home')).toEqual(['/nl/']);
    expect(hrefsOf('page', 'bezorgen')).toEqual(['/nl/bezorgen/']);
    expect(hrefsOf('landing', 'dames/kleding')).toEqual(['/nl/dames/kleding/']);
    expect(hrefsOf('blog', 'winter')).toEqual(['/nl/blog/winter/']);
    expect(hrefsOf('look', 'stad')).toEqual(['/nl/look/stad']);
    expect(hrefsOf('page', '')).toEqual([]);
  });

  test('has one of each document that the whole shop shares', async () => {
    const { document } = await configWith({ SANITY_STUDIO_PROJECT_ID: 'abc123' });
    const offered = ['page', 'siteConfig', 'category'].map((templateId) => ({ templateId }));
    expect(document.newDocumentOptions(offered)).toEqual([{ templateId: 'page' }]);
    const actions = ['publish', 'duplicate', 'delete'].map((action) => ({ action }));
    expect(document.actions(actions, { schemaType: 'promises' })).toEqual([{ action: 'publish' }]);
    expect(document.actions(actions, { schemaType: 'page' })).toEqual(actions);
  });

  test('has the version of the validator in the tests, and finds the blocks in their folder', () => {
    const versionIn = (file: string) =>
      JSON.parse(readFileSync(resolve(__dirname, file), 'utf8')) as Record<string, Record<string, string>>;
    const { devDependencies = {} } = versionIn('../../package.json');
    const { dependencies = {} } = versionIn('package.json');
    for (const name of ['@sanity/schema', '@sanity/types', '@sanity/validation'])
      expect([name, devDependencies[name]]).toEqual([name, dependencies.sanity]);
    const source = resolve(__dirname, 'src/blocks.ts');
    const [, folder = ''] =
      /glob<object>\('(.*)\/\*\/\*-schema\.ts'/.exec(readFileSync(source, 'utf8')) ?? [];
    expect(existsSync(resolve(source, '..', folder))).toBe(true);
    expect(resolve(source, '..', folder)).toBe(BLOCKS);
  });
});
