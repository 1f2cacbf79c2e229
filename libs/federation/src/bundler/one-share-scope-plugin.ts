import webpack, { type Compiler } from 'webpack';

/**
 * Leaves webpack's own share scope out of a build: the federation plugin puts another in its place, in which the same
 * modules are named again.
 */
export class OneShareScopePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OneShareScopePlugin', ({ hooks }) => {
      // Who answers ends the question, and webpack would add its own part.
      const before = { name: 'OneShareScopePlugin', stage: -1 };
      hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.shareScopeMap).tap(before, () => true);
    });
  }
}
