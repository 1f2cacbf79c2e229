/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const lint = (file: string, code: string): string[] => {
  const { stdout } = spawnSync('eslint', ['--stdin', '--stdin-filename', file, '--format', 'json'], {
    input: code,
    encoding: 'utf8',
  });
  const [result] = JSON.parse(stdout) as [{ messages: { ruleId: string }[] }];
  return result.messages.map(({ ruleId }) => ruleId);
};

describe('the import table', () => {
  test('refuses a remote that imports another remote', () => {
    expect(lint('apps/mf-search/src/remote.tsx', `export * from '../../mf-catalog/src/remote';`)).toContain(
      'boundaries/dependencies',
    );
  });

  test('refuses a component of libs/ui that knows a store', () => {
    expect(lint('libs/ui/src/button/button.tsx', `export { useStores } from '@weefsel/stores';`)).toContain(
      'boundaries/dependencies',
    );
  });

  test('refuses what is made of wire data to know a store', () => {
    expect(lint('libs/product/src/index.ts', `export { useStores } from '@weefsel/stores';`)).toContain(
      'boundaries/dependencies',
    );
  });

  test('refuses a second router in a remote', () => {
    expect(lint('apps/mf-search/src/remote.tsx', `export { Link } from 'react-router-dom';`)).toContain(
      'no-restricted-imports',
    );
  });

  test('keeps the router to the shell: a remote has its hooks', () => {
    const router = `export { Router } from '@weefsel/federation/router';`;
    expect(lint('apps/mf-search/src/remote.tsx', router)).toContain('boundaries/dependencies');
    expect(lint('apps/shell/src/app.tsx', router)).toEqual([]);
  });

  test('refuses shell code that reaches into a remote past the remotes table', () => {
    expect(lint('apps/shell/src/app.tsx', `export * from '../../mf-search/src/remote';`)).toContain(
      'boundaries/dependencies',
    );
  });

  test('refuses a remote that takes the texts of another remote or of the shell', () => {
    const texts = (from: string) => lint('apps/mf-search/src/remote.tsx', `export * from '${from}';`);
    expect(texts('../../mf-catalog/src/texts.nl')).toContain('boundaries/dependencies');
    expect(texts('../../shell/src/texts.nl')).toContain('boundaries/dependencies');
    expect(texts('./texts.nl')).toEqual([]);
  });

  test('lets the demo take texts of a remote, and nothing else of it', () => {
    const seed = 'apps/demo-backend/src/texts-of-owners.ts';
    expect(lint(seed, `export * from '../../mf-search/src/texts.nl.ts';`)).toEqual([]);
    expect(lint(seed, `export * from '../../mf-search/src/remote.tsx';`)).toContain(
      'boundaries/dependencies',
    );
  });

  test('keeps the Studio out of what shoppers load', () => {
    const blocks = 'apps/mf-content/src/blocks';
    const fields = `export { line } from '@weefsel/content-schema';`;
    expect(lint(`${blocks}/quote/quote-schema.ts`, fields)).toEqual([]);
    expect(lint(`${blocks}/quote/quote.tsx`, fields)).toContain('boundaries/dependencies');
    expect(lint(`${blocks}/quote/block.ts`, `export { schema } from './quote-schema';`)).toContain(
      'no-restricted-imports',
    );
    const tabs = `export { productTabs } from '../product-slider/product-slider-tab-schema';`;
    expect(lint(`${blocks}/inspiration/inspiration-schema.ts`, tabs)).toEqual([]);
  });

  test('lets a remote use what the house lends it', () => {
    const code = `export { useStores } from '@weefsel/stores';\nexport { Button } from '@weefsel/ui';\n`;
    expect(lint('apps/mf-search/src/remote.tsx', code)).toEqual([]);
  });
});
