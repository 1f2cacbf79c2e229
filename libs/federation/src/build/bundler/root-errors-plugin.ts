import type { Compiler } from 'webpack';

const ROOTS = ['ModuleBuildError', 'ModuleParseError', 'ModuleNotFoundError'];

/** Reports modules that cannot be built or found alone, without the missing exports in their importers. */
export class RootErrorsPlugin {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('RootErrorsPlugin', (compilation) => {
      compilation.hooks.processErrors.tap('RootErrorsPlugin', (errors) => {
        const roots = errors.filter(({ name }) => ROOTS.includes(name));
        return roots.length > 0 ? roots : errors;
      });
    });
  }
}
