import webpack, { type Compiler } from 'webpack';

/**
 * Removes webpack's own share scope from a build. The federation plugin replaces it and repeats the same modules.
 */
export class OneShareScopePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OneShareScopePlugin', ({ hooks }) => {
      // The first handler that returns true wins; webpack's own would add its part.
      const before = { name: 'OneShareScopePlugin', stage: -1 };
      hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.shareScopeMap).tap(before, () => true);
    });
  }
}
