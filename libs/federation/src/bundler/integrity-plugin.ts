import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { INTEGRITY_SEAM } from '../../../contracts/src/integrity-seam.ts';

const check = (element: string, address: string, also = '') =>
  `var integrity = self.${INTEGRITY_SEAM} && self.${INTEGRITY_SEAM}(${address}); if (integrity) { ${element}.integrity = integrity; ${also} }`;

// Browsers count a script as checked only when it is asked for with CORS, also at the page's own origin: Integrity-Policy
// refuses all others.
const WITH_CORS = 'script.crossOrigin = "anonymous";';

/**
 * Lets a loader ask the page what each script and style sheet must hold. The hashes of a remote are only known when it is
 * published, so they come with the page and not with the build; those of the shell come with the state of the frame.
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
