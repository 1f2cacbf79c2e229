import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const LIBS = join(import.meta.dirname, '../../../../../libs');

/** Resolves libraries for a test process that runs the sources directly. Elsewhere the build and Jest do this. */
registerHooks({
  resolve(specifier, context, next) {
    const [, lib, entrance = ''] = /^@weefsel\/(contracts|drawings)(?:\/(\w+))?$/.exec(specifier) ?? [];
    if (lib) return next(pathToFileURL(join(LIBS, lib, 'src', entrance, 'index.ts')).href, context);
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isBare = isOurs && /^\.\.?\//.test(specifier) && !specifier.endsWith('.ts');
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
