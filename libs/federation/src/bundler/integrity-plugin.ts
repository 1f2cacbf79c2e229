import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { INTEGRITY_SEAM } from '../../../contracts/src/integrity-seam.ts';

const check = (element: string, address: string) =>
  `var integrity = self.${INTEGRITY_SEAM} && self.${INTEGRITY_SEAM}(${address}); if (integrity) ${element}.integrity = integrity;`;

/**
 * Lets a remote's loader ask the page what each script and style sheet must hold. The hashes are only known when the
 * remote is published, so they come with the page and not with the build.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${check('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${check(tag, href)}`,
      );
    });
  }
}
