import { registerHooks } from 'node:module';

/** Resolves imports without file extension, so that a command can import the shop's sources unbuilt. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isBare = isOurs && /^\.\.?\//.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
