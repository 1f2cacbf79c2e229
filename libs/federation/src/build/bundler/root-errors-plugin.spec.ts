import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { RootErrorsPlugin } from './root-errors-plugin';

/** Error names of a build of two modules, of which one imports from the other. */
async function errorsOf(imported: string): Promise<string[]> {
  const context = mkdtempSync(join(tmpdir(), 'root-errors-'));
  writeFileSync(join(context, 'page.js'), `import { title } from './title.js'; export const page = title;`);
  writeFileSync(join(context, 'title.js'), imported);
  const compiler = webpack({
    ...{ mode: 'development', context, entry: './page.js' },
    output: { path: join(context, 'out') },
    module: { rules: [{ test: /\.js$/, parser: { exportsPresence: 'error' } }] },
    plugins: [new RootErrorsPlugin()],
  });
  return new Promise((built, failed) => {
    compiler.run((error, stats) =>
      stats ? built(stats.compilation.getErrors().map(({ name }) => name)) : failed(error ?? new Error()),
    );
  });
}

test('a module with a syntax error is reported without the exports that its importers miss', async () => {
  expect(await errorsOf('export const title ==')).toEqual(['ModuleParseError']);
});

test('a missing export is reported when all modules can be built', async () => {
  expect(await errorsOf('export const heading = 1;')).toEqual(['ModuleDependencyError']);
});
