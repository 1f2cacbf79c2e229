import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { onFiles } from './plugin-tools.ts';

/** Files beside a script that are named in it. */
const BESIDE = ['.LICENSE.txt', '.map'];

/**
 * Adds a content hash to the name of the entry script. Webpack's `[contenthash]` in that name breaks
 * the federation runtime.
 * Runs after all other changes of the script.
 */
export class NameByContentPlugin {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    const { file } = this;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
    onFiles(compiler, 'NameByContentPlugin', stage, (compilation) => {
      const script = compilation.getAsset(file);
      if (!script) return;
      const content = script.source.source().toString();
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = file.replace(/\.js$/, `.${hash}.js`);
      const beside = BESIDE.map((end) => ({ from: file + end, to: name + end }));
      const named = beside.reduce((text, { from, to }) => text.replace(from, to), content);
      compilation.updateAsset(file, new webpack.sources.RawSource(named));
      compilation.renameAsset(file, name);
      for (const { from, to } of beside) if (compilation.getAsset(from)) compilation.renameAsset(from, to);
    });
  }
}
