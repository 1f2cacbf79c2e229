import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../../../..');
const FOLDERS = { contracts: 'libs/contracts', drawings: 'demo/drawings' };

const isLib = (name = ''): name is keyof typeof FOLDERS => name in FOLDERS;

/** Resolves libraries for a test process that runs the sources directly. Elsewhere the build and Jest do this. */
registerHooks({
  resolve(specifier, context, next) {
    const [, lib, entrance = ''] = /^@weefsel\/(\w+)(?:\/(\w+))?$/.exec(specifier) ?? [];
    if (isLib(lib)) {
      return next(pathToFileURL(join(WORKSPACE, FOLDERS[lib], 'src', entrance, 'index.ts')).href, context);
    }
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isBare = isOurs && /^\.\.?\//.test(specifier) && !specifier.endsWith('.ts');
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
