import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const CONTRACTS = join(import.meta.dirname, '../../../../../libs/contracts/src');

/** Lets a process of a test run the sources as they are: elsewhere the build and jest find the contracts. */
registerHooks({
  resolve(specifier, context, next) {
    const [found, entrance = ''] = /^@weefsel\/contracts(?:\/(\w+))?$/.exec(specifier) ?? [];
    if (found) return next(pathToFileURL(join(CONTRACTS, entrance, 'index.ts')).href, context);
    const isBare = specifier.startsWith('./') && !specifier.endsWith('.ts');
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
