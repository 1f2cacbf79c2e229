import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
const { compilerOptions } = JSON.parse(readFileSync(resolve(ROOT, 'tsconfig.base.json'), 'utf8')) as {
  compilerOptions: { paths: Readonly<Record<string, readonly string[]>> };
};

/** Resolves libraries by name and imports without file extension: a command can import the sources unbuilt. */
registerHooks({
  resolve(specifier, context, next) {
    const [source] = compilerOptions.paths[specifier] ?? [];
    if (source) return next(pathToFileURL(resolve(ROOT, source)).href, context);
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isBare = isOurs && /^\.\.?\//.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
