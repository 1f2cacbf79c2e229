import { registerHooks } from 'node:module';

/** Lets a command import sources of the shop as they are, whose names are without an ending: elsewhere the build finds them. */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isBare = isOurs && /^\.\.?\//.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isBare ? `${specifier}.ts` : specifier, context);
  },
});
