import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { INTEGRITY_SEAM } from '../../../../contracts/src/integrity-seam.ts';

const check = (element: string, address: string, also = '') =>
  `var integrity = self.${INTEGRITY_SEAM} && self.${INTEGRITY_SEAM}(${address}); if (integrity) { ${element}.integrity = integrity; ${also} }`;

// Browsers check a script's integrity only for CORS requests, also at the page's own origin.
// Integrity-Policy refuses all others.
const WITH_CORS = 'script.crossOrigin = "anonymous";';

/**
 * Lets a loader ask the page for the integrity of each script and style sheet.
 * A remote's hashes are only known at publishing, so the page brings them, not the build.
 * The shell's hashes come with the state of the frame.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${check('script', 'url', WITH_CORS)}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${check(tag, href)}`,
      );
    });
  }
}
